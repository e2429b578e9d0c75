import { node } from "@sughurta/vitest-config";
import { defineConfig } from "vitest/config";

/** Suites against programs of others, which have to be installed: `pnpm test:peers`. */
export default defineConfig({
  ...node,
  test: {
    ...node.test,
    reporters: ["default"],
    include: ["src/**/*.peer.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 1,
  },
});
