import { defineConfig } from "vitest/config";
import shop from "./vitest.config.ts";

/** The shop with third-party programs, which have to be installed: `pnpm test:peers`. */
export default defineConfig({
  ...shop,
  test: { ...shop.test, reporters: ["default"], include: ["src/**/*.peer.ts"] },
});
