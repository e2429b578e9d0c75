import {
  mergeConfig,
  type TestProjectInlineConfiguration,
  type ViteUserConfig,
} from "vitest/config";
import { TEST_LIMIT_MS, WAIT_LIMIT_MS } from "./limits.ts";

const conditions = ["@sughurta/source"];

/** Limits of a test, and the path of a run's counts; `npm test` adds them up over all runs, also from the cache. */
export const base: ViteUserConfig = {
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    reporters: ["default", "json"],
    outputFile: { json: "test-results/vitest.json" },
    testTimeout: TEST_LIMIT_MS,
    hookTimeout: TEST_LIMIT_MS,
    expect: { poll: { timeout: WAIT_LIMIT_MS } },
    // Files of a worker share its modules: loading them again for each file takes most of the time of a short test.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
  },
};

/** Tests of packages without a screen. */
export const node = mergeConfig<ViteUserConfig, ViteUserConfig>(base, {
  test: { environment: "node", include: ["src/**/*.test.ts"] },
});

/**
 * Tests with a screen: jsdom, matchers for roles and labels, cleanup after each test. A file that replaces a module
 * (`vi.mock`), or tests the loaded modules or stored state of a page, is named `*.isolated.test.tsx` and does not share
 * its modules.
 */
export function screenTests(
  folder: string,
  exclude: readonly string[] = [],
): TestProjectInlineConfiguration[] {
  const isolated = `${folder}/**/*.isolated.test.{ts,tsx}`;
  const screen = {
    environment: "jsdom",
    setupFiles: [new URL("./setup-dom.ts", import.meta.url).pathname],
  };
  const all = `${folder}/**/*.test.{ts,tsx}`;
  return [
    {
      extends: true,
      test: { ...screen, name: "shared", include: [all], exclude: [isolated, ...exclude] },
    },
    { extends: true, test: { ...screen, name: "isolated", include: [isolated], isolate: true } },
  ];
}

/** Tests of one React package. */
export const browserLike = mergeConfig<ViteUserConfig, ViteUserConfig>(base, {
  test: { projects: screenTests("src") },
});
