import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.PRAXIS_SERVER ?? "http://127.0.0.1:8230";

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../praxis/table/static",
    emptyOutDir: true,
    target: "es2022",
    // The page's policy forbids inline data of most kinds; small files stay files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], setupFiles: ["src/test-setup.ts"] },
});
