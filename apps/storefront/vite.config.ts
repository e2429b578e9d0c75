import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import { bootScript } from "./server/build/boot-script-plugin.ts";
import { plainStart } from "./server/build/plain-start.ts";
import { precompressAssets } from "./server/build/precompress-assets.ts";

const packageStyles = fileURLToPath(new URL("../../packages/$1/src/$2.css", import.meta.url));

/** What every page runs on: one file that compresses well and changes seldom. */
const FRAMEWORK = /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/;

/** What forms run on; a page without a form does without it. */
const FORMS =
  /[\\/]node_modules[\\/](?:formik|lodash-es|deepmerge|react-fast-compare|hoist-non-react-statics|react-is|tiny-warning)[\\/]/;

/** The fields of forms and the flows stay apart from what every page loads. */
const NOT_OF_FEW = /^(?!.*[\\/]packages[\\/](?:forms|travel-flow|motor-flow)[\\/]dist[\\/])/;

/** Modules of that many pages travel as one file: each file costs a request and its headers. */
const SHARED_BY = 5;

export default defineConfig(({ command, mode }) => {
  // Development reads the packages' sources, a build reads what they publish.
  const fromSource = command === "serve" || mode === "source";
  const source = fromSource ? ["source"] : [];
  return {
    plugins: [
      reactRouter(),
      bootScript(fileURLToPath(new URL("app/start/boot.ts", import.meta.url))),
      plainStart(fileURLToPath(new URL("server/main.ts", import.meta.url))),
      precompressAssets(),
    ],
    resolve: {
      conditions: [...source, ...defaultClientConditions],
      // Styles are resolved without conditions of ours.
      alias: fromSource
        ? [
            {
              find: /^@sughurta\/([\w-]+)\/([\w-]+)\.css$/,
              replacement: packageStyles,
            },
          ]
        : [],
    },
    ssr: {
      // A built server is one bundle: it starts in a third of the time of many small modules.
      noExternal: command === "build" ? true : [/^@sughurta\//],
      resolve: {
        conditions: [...source, ...defaultServerConditions],
        externalConditions: [...source, "node"],
      },
    },
    build: { assetsInlineLimit: 0, target: "es2022" },
    environments: {
      client: {
        build: {
          rollupOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name: "framework", test: FRAMEWORK, priority: 1 },
                  { name: "forms", test: FORMS, priority: 1 },
                  { name: "site", test: NOT_OF_FEW, minShareCount: SHARED_BY },
                ],
              },
            },
          },
        },
      },
      ssr: {
        // Libraries bring a second self for development; it would be half of the bundle.
        define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
        build: {
          minify: true,
          rollupOptions: {
            input: "./server/built.ts",
            // One Cyrillic letter would make the engine keep two bytes for each sign of the bundle.
            output: { charset: "ascii" },
          },
        },
      },
    },
  };
});
