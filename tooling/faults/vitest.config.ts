import { node } from "@sughurta/vitest-config";
import { mergeConfig } from "vitest/config";

/** Each test starts the whole shop. */
const SHOP_LIMIT_MS = 300_000;

export default mergeConfig(node, {
  test: { testTimeout: SHOP_LIMIT_MS, hookTimeout: SHOP_LIMIT_MS, fileParallelism: false },
});
