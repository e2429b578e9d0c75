import { node } from "@sughurta/vitest-config";
import { defineConfig, mergeConfig } from "vitest/config";

export default mergeConfig(
  node,
  defineConfig({
    test: { include: ["{server,own-server}/**/*.test.ts", "app/**/*.test.{ts,tsx}"] },
  }),
);
