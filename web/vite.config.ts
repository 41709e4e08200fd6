import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compressed } from "./compressed.ts";
import { offline } from "./offline.ts";

const house = process.env.PARLOUR_HOUSE ?? "http://127.0.0.1:8080";
const words = fileURLToPath(new URL("../src/parlour/words", import.meta.url));

export default defineConfig({
  base: "./", // a house may live under a path
  plugins: [svelte(), offline(), compressed()],
  resolve: {
    alias: { "#words": words }, // the same sentences as in the terminal
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  server: {
    fs: { allow: [".", words] },
    proxy: { "/api": house, "/ws": { target: house, ws: true } },
  },
  build: {
    outDir: "../src/parlour/house/client", // the package has it, and serves it
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content policy allows no data: addresses for scripts and fonts
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  test: { include: ["src/**/*.test.ts"] },
});
