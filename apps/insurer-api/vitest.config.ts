import { node } from "@sughurta/vitest-config";
import { defineConfig, mergeConfig } from "vitest/config";

/** Test files share one template of the database. */
export default mergeConfig(
  node,
  defineConfig({
    test: {
      globalSetup: "./src/testing/database-template.ts",
      setupFiles: ["./src/testing/cheap-passwords.ts"],
      maxWorkers: 2,
    },
  }),
);
