import { node } from "@sughurta/vitest-config";
import { defineConfig, mergeConfig } from "vitest/config";

/** Test files share one template of the database; a slow machine needs time to start it. */
export default mergeConfig(
  node,
  defineConfig({
    test: {
      globalSetup: "./src/testing/database-template.ts",
      testTimeout: 30_000,
      hookTimeout: 60_000,
      maxWorkers: 2,
    },
  }),
);
