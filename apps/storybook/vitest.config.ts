import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { runSettings } from "@sughurta/vitest-config";
import { CHROMIUM_ARGUMENTS, findChromium } from "@sughurta/vitest-config/chromium";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

const executablePath = findChromium();

/** Every story is a test in Chromium: it renders, its play function passes, axe finds nothing. */
export default defineConfig({
  plugins: [storybookTest({ configDir: ".storybook" })],
  test: {
    ...runSettings,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          args: CHROMIUM_ARGUMENTS,
          ...(executablePath === undefined ? {} : { executablePath }),
        },
      }),
      instances: [{ browser: "chromium" }],
    },
  },
});
