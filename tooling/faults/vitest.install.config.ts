import { defineConfig } from "vitest/config";
import shop from "./vitest.config.ts";

/** The operator's guide, block by block, with programs that it installs: `pnpm test:install`. */
export default defineConfig({
  ...shop,
  test: { ...shop.test, reporters: ["verbose"], include: ["src/**/*.install.ts"], bail: 1 },
});
