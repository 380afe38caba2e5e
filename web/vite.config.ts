import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./icons.ts";
import { keptFiles } from "./kept_files.ts";

// The built page lies inside the Python package, which serves it.
export default defineConfig({
  plugins: [svelte(), icons(), keptFiles()],
  build: {
    outDir: "../src/guildhall/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: "index.html", worker: "src/worker.ts" },
      // A browser finds a newer service worker by its name, which therefore stays.
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } }, fs: { allow: [".."] } },
  test: { include: ["src/**/*.test.ts"] },
});
