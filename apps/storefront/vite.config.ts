import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { BUILD_TARGET } from "@sughurta/browser-floor";
import { packageStylesAlias } from "@sughurta/vitest-config/package-styles";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import { assetFileName } from "./server/build/asset-file-name.ts";
import { plainStart } from "./server/build/plain-start.ts";
import { precompressAssets } from "./server/build/precompress-assets.ts";
import { SHARED_FILE_GROUPS } from "./server/build/shared-files.ts";

export default defineConfig(({ command }) => {
  // Development reads the packages' sources, a build reads their published files.
  const fromSource = command === "serve";
  const source = fromSource ? ["@sughurta/source"] : [];
  return {
    plugins: [
      reactRouter(),
      plainStart(fileURLToPath(new URL("server/main.ts", import.meta.url))),
      precompressAssets(),
    ],
    resolve: {
      conditions: [...source, ...defaultClientConditions],
      alias: fromSource ? [packageStylesAlias] : [],
    },
    ssr: {
      // A built server is one bundle: it starts in a third of the time of many small modules.
      noExternal: command === "build" ? true : [/^@sughurta\//],
      // Only share pictures need them, and one is no JavaScript.
      external: ["fontkit", "sharp"],
      resolve: {
        conditions: [...source, ...defaultServerConditions],
        externalConditions: [...source, "node"],
      },
    },
    build: { assetsInlineLimit: 0, target: BUILD_TARGET },
    environments: {
      client: {
        build: {
          rollupOptions: {
            treeshake: {
              // Required by parts of formik that are unused, but not marked as free of side effects.
              moduleSideEffects: [
                {
                  test: /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/,
                  sideEffects: false,
                },
              ],
            },
            output: {
              chunkFileNames: assetFileName(".js"),
              entryFileNames: assetFileName(".js"),
              assetFileNames: assetFileName("[extname]"),
              codeSplitting: { groups: SHARED_FILE_GROUPS },
            },
          },
        },
      },
      ssr: {
        // Libraries contain a development build; it would be half of the bundle.
        define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
        build: {
          minify: true,
          rollupOptions: {
            input: "./server/built.ts",
            // One Cyrillic letter would make the engine store two bytes for each character of the bundle.
            output: { charset: "ascii" },
          },
        },
      },
    },
  };
});
