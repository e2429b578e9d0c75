// Builds the embeddable parts, after the site itself: `/embed.js` for other sites' pages, and the page inside its
// frames.
import { rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { BUILD_TARGET } from "@sughurta/browser-floor";
import react from "@vitejs/plugin-react";
import { build, type Rollup } from "vite";
import { precompressAssets } from "./precompress-assets.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const FOLDER = "assets/embed";

const shared = {
  root,
  configFile: false,
  logLevel: "warn",
  publicDir: false,
  define: { "process.env.NODE_ENV": '"production"' },
} as const;

// The folder is shared with the site: only files of an earlier build are deleted.
await rm(new URL(`build/client/${FOLDER}`, `file://${root}`), { recursive: true, force: true });

const output = { outDir: "build/client", emptyOutDir: false, target: BUILD_TARGET };

await build({
  ...shared,
  build: {
    ...output,
    lib: {
      entry: "embed/embed.ts",
      formats: ["iife"],
      name: "sughurta",
      fileName: () => "embed.js",
    },
  },
});

const frame = await build({
  ...shared,
  plugins: [react(), precompressAssets()],
  build: {
    ...output,
    assetsDir: FOLDER,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { input: "embed/frame.tsx" },
  },
});

const { output: files } = frame as Rollup.RollupOutput;
const entry = files.find((file) => file.type === "chunk" && file.isEntry);
const styles = files.flatMap(({ fileName }) => (fileName.endsWith(".css") ? [`/${fileName}`] : []));
if (!entry) throw new Error("The frame has no entry.");
await writeFile(
  new URL("build/embed.json", `file://${root}`),
  JSON.stringify({ script: `/${entry.fileName}`, styles }),
);
