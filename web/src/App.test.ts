import { render } from "svelte/server";
import { expect, test } from "vitest";
import App from "./App.svelte";

test("the lobby shouts four noises", () => {
  const { body } = render(App);
  for (const noise of ["Sbam!", "Slambo!", "Bambam Boom", "Shazamm!"]) expect(body).toContain(noise);
});
