import { defineConfig } from "vitest/config";
import shop, { MEASURED } from "./vitest.config.ts";

/** Purchases under faults, after all other tests of this package. */
export default defineConfig({
  ...shop,
  test: { ...shop.test, include: [MEASURED], exclude: [] },
});
