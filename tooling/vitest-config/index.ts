import { defineConfig } from "vitest/config";

const conditions = ["@sughurta/source"];
const shared = {
  resolve: { conditions },
  ssr: { resolve: { conditions } },
};

/** Milliseconds; generous, because a test must not fail only because the machine is busy. */
export const TEST_LIMIT_MS = 30_000;

/** Limits of a test, and where a run leaves its counts; `npm test` adds them up over all packages, also from the cache. */
export const runSettings = {
  reporters: ["default", "json"],
  outputFile: { json: "test-results/vitest.json" },
  testTimeout: TEST_LIMIT_MS,
  hookTimeout: TEST_LIMIT_MS,
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

/** Tests of React packages: jsdom, matchers for roles and labels, cleanup after each test. */
export const browserLike = defineConfig({
  ...shared,
  test: {
    ...runSettings,
    environment: "jsdom",
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: [new URL("./setup-dom.ts", import.meta.url).pathname],
  },
});
