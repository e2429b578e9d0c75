import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import { plainStart } from "./server/build/plain-start.ts";
import { precompressAssets } from "./server/build/precompress-assets.ts";
import { shipContent } from "./server/build/ship-content.ts";

const packageStyles = fileURLToPath(new URL("../../packages/$1/src/$2.css", import.meta.url));

/** What every page runs on: one file that compresses well and changes seldom. */
const FRAMEWORK = /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/;

/** The frame around every page, with all that it needs; popups and calls come when they are asked for. */
const FRAME =
  /[\\/]storefront[\\/]app[\\/](?:session|shell|navigation|start|texts)[\\/](?!login-dialog|signed-in-dialog|(?:ru|tg|en)\.ts)/;

/** What the definition of nearly every page needs. */
const PAGE =
  /[\\/]storefront[\\/]app[\\/](?:seo[\\/](?:page-meta|statements)|content[\\/]content-route)\.ts/;

const ZOD = /[\\/]node_modules[\\/]zod[\\/]/;
const PACKAGE_RULES = /[\\/]packages[\\/](?:contracts|forms)[\\/]dist[\\/]/;

/** A file that makes schemas, or puts those of other files together. */
const MAKES_SCHEMAS = /"zod\/mini"|^\/\/ src\/people\/[\w/-]+-rules\.ts/m;

/** Schemas: the rules of forms and the code that sends need them, a first view does without. */
const isOfSchemas = (id: string) =>
  ZOD.test(id) || (PACKAGE_RULES.test(id) && MAKES_SCHEMAS.test(readFileSync(id, "utf8")));

/** What forms run on without their rules; a page without a form does without it. */
const FORMS =
  /[\\/](?:node_modules[\\/](?:formik|lodash-es|deepmerge|react-fast-compare|hoist-non-react-statics|react-is|tiny-warning)|packages[\\/]forms[\\/]dist)[\\/]/;

/** What pages with a plain form run on; they do without the rest of forms. */
const PLAIN_FORM = /^\/\/ src\/(?:plain-form\/use-plain-form|validation\/text-rules|text-field)/m;

/** Files of a built package have no names of their own: a comment says what they are made of. */
const isMadeOf = (files: RegExp, sources: RegExp) => (id: string) =>
  files.test(id) && sources.test(readFileSync(id, "utf8"));

const isOfPlainForm = isMadeOf(/[\\/](?:forms|ui-kit)[\\/]dist[\\/]chunk-\w+\.js$/, PLAIN_FORM);

/** What sends, fetched before the first call. */
const CALLS =
  /[\\/](?:node_modules[\\/]ky[\\/]|packages[\\/](?:api-client|session)[\\/]dist[\\/](?:send-call|session-calls))/;

/** What orders and the pages of their payment share. */
const CHECKOUT = /[\\/]packages[\\/]checkout[\\/]dist[\\/]/;

/** What every order runs on. */
const ORDER = /[\\/]packages[\\/]order[\\/]dist[\\/]chunk/;

/** Drafts, which a claim has too. */
const isOfDrafts = isMadeOf(
  /[\\/]packages[\\/](?:api-client|order)[\\/]dist[\\/]chunk/,
  /^\/\/ src\/(?:service-draft|draft\/)/m,
);

/** The live price, which quick quotes have too. */
const isOfQuotes = isMadeOf(ORDER, /^\/\/ src\/(?:quote|events|later)\//m);

/** What follows from a choice of a trip, in its quick quote and in its order. */
const isOfTrips = isMadeOf(
  /[\\/]packages[\\/]travel-flow[\\/]dist[\\/]chunk/,
  /^\/\/ src\/order\/[\w-]+-effects/m,
);

/** What pages of several kinds show. */
const PARTS = /[\\/]packages[\\/](?:content|ui-kit|boxes)[\\/]dist[\\/]/;

/**
 * Files that several pages share, the first that fits. A file costs a request and half a kilobyte
 * of headers, a page that does not need it pays for all of it: the numbers of pages and later parts
 * from which modules are worth sharing gave the fewest bytes over all pages. A file takes along what
 * its modules need: what a lighter page needs of that stands before it.
 */
const SHARED_FILES = [
  { name: "framework", test: FRAMEWORK, priority: 7 },
  { name: "site", test: (id: string) => FRAME.test(id) || PAGE.test(id), priority: 6 },
  { name: "plain-form", test: isOfPlainForm, priority: 5 },
  {
    name: "forms",
    test: (id: string) => FORMS.test(id) && !isOfSchemas(id),
    minShareCount: 6,
    priority: 4,
  },
  { name: "schemas", test: isOfSchemas, minShareCount: 10, priority: 3 },
  { name: "calls", test: CALLS, priority: 2 },
  { name: "checkout", test: CHECKOUT, minShareCount: 5, priority: 1 },
  { name: "parts", test: PARTS, minShareCount: 6 },
  { name: "drafts", test: isOfDrafts, minShareCount: 5 },
  { name: "quotes", test: isOfQuotes, minShareCount: 5 },
  { name: "order", test: ORDER, minShareCount: 4 },
  { name: "trip", test: isOfTrips, minShareCount: 4 },
];

export default defineConfig(({ command }) => {
  // Development reads the packages' sources, a build reads what they publish.
  const fromSource = command === "serve";
  const source = fromSource ? ["@sughurta/source"] : [];
  return {
    plugins: [
      reactRouter(),
      plainStart(fileURLToPath(new URL("server/main.ts", import.meta.url))),
      precompressAssets(),
      shipContent(fileURLToPath(new URL("server/content/shipped-content.json", import.meta.url))),
    ],
    resolve: {
      conditions: [...source, ...defaultClientConditions],
      // Styles are resolved without conditions of ours.
      alias: fromSource
        ? [{ find: /^@sughurta\/([\w-]+)\/([\w-]+)\.css$/, replacement: packageStyles }]
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
            treeshake: {
              // Needed by parts of formik that nobody uses, but not marked as free of effects.
              moduleSideEffects: [
                {
                  test: /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/,
                  sideEffects: false,
                },
              ],
            },
            output: {
              codeSplitting: { groups: SHARED_FILES },
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
