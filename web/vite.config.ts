import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  build: { outDir: "../src/fracas/server/page", emptyOutDir: true },
  test: { include: ["src/**/*.test.ts"] },
});
