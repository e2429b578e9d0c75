import { mergeConfig, type ViteUserConfig } from "vitest/config";
import { base, screenTests } from "./index.ts";

const WITHOUT_SCREEN = "../../packages/{api-client,contracts,domain,server-kit}/src/**/*.test.ts";

/** Tests of all packages in one run, as in `npm test`: shared modules are loaded once. */
export default mergeConfig<ViteUserConfig, ViteUserConfig>(base, {
  test: {
    projects: [
      {
        extends: true,
        test: { name: "no screen", environment: "node", include: [WITHOUT_SCREEN] },
      },
      ...screenTests("../../packages/*/src", [WITHOUT_SCREEN]),
    ],
  },
});
