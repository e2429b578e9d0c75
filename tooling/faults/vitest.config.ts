import { node } from "@sughurta/vitest-config";
import { mergeConfig } from "vitest/config";

/** Each test starts the whole shop; on a busy machine it takes minutes. */
const SHOP_LIMIT_MS = 900_000;

/** Measures times: nothing else may run beside it. */
export const MEASURED = "src/faults/faults.test.ts";

export default mergeConfig(node, {
  test: {
    exclude: [MEASURED],
    testTimeout: SHOP_LIMIT_MS,
    hookTimeout: SHOP_LIMIT_MS,
    fileParallelism: false,
  },
});
