import { defineConfig } from "vitest/config";

const conditions = ["@sughurta/source"];
const shared = {
  resolve: { conditions },
  ssr: { resolve: { conditions } },
};

/** Milliseconds; generous, because a test must not fail only because the machine is busy. */
export const TEST_LIMIT_MS = 30_000;

/** Limits of a test, and where a run leaves its counts; `npm test` adds them up over all packages, also from the cache. */
const runSettings = {
  reporters: ["default", "json"],
  outputFile: { json: "test-results/vitest.json" },
  testTimeout: TEST_LIMIT_MS,
  hookTimeout: TEST_LIMIT_MS,
  // Files of a worker share its modules: loading them anew for each file is most of the time of a short test.
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
};

/** Tests of packages without a screen. */
export const node = defineConfig({
  ...shared,
  test: {
    ...runSettings,
    environment: "node",
    include: ["src/**/*.test.ts"],
  },
});

const ISOLATED = "src/**/*.isolated.test.{ts,tsx}";

/**
 * Tests of React packages: jsdom, matchers for roles and labels, cleanup after each test.
 * A file that replaces a module (`vi.mock`) is named `*.isolated.test.tsx` and has its modules to itself.
 */
export const browserLike = defineConfig({
  ...shared,
  test: {
    ...runSettings,
    environment: "jsdom",
    setupFiles: [new URL("./setup-dom.ts", import.meta.url).pathname],
    projects: [
      {
        extends: true,
        test: { name: "shared", include: ["src/**/*.test.{ts,tsx}"], exclude: [ISOLATED] },
      },
      { extends: true, test: { name: "isolated", include: [ISOLATED], isolate: true } },
    ],
  },
});
