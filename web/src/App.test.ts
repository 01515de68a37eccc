import { render } from "svelte/server";
import { expect, test } from "vitest";
import App from "./App.svelte";

test("the page says its name", () => {
  expect(render(App).body).toMatch(/<h1[^>]*>Fracas<\/h1>/);
});
