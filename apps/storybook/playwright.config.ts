import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, findChromium } from "@sughurta/vitest-config/chromium";

const executablePath = findChromium();

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    launchOptions: {
      args: CHROMIUM_ARGUMENTS,
      ...(executablePath ? { executablePath } : {}),
    },
  },
});
