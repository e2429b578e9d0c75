import { defineConfig } from "vitest/config";
import shop from "./vitest.config.ts";

/** The shop beside programs of others, which have to be installed: `pnpm test:peers`. */
export default defineConfig({
  ...shop,
  test: { ...shop.test, reporters: ["default"], include: ["src/**/*.peer.ts"] },
});
