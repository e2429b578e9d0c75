import { node } from "@sughurta/vitest-config";
import { mergeConfig } from "vitest/config";

/** Each test starts the whole shop; on a busy machine it takes minutes. */
const SHOP_LIMIT_MS = 900_000;

export default mergeConfig(node, {
  test: { testTimeout: SHOP_LIMIT_MS, hookTimeout: SHOP_LIMIT_MS, fileParallelism: false },
});
