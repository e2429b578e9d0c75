import { defineConfig, devices } from "@playwright/test";
import { findTestChromium, TEST_CHROMIUM_ARGUMENTS } from "@sughurta/vitest-config/chromium";

const executablePath = findTestChromium();

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  globalSetup: "./e2e/global-setup.ts",
  fullyParallel: true,
  workers: 2,
  // A whole purchase on a machine that is busy with other tests.
  timeout: 120_000,
  // A flaky test is a fault of the product or of the test.
  retries: 0,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    // The global set-up starts both applications and stores their addresses here.
    baseURL: process.env.SITE_URL ?? "",
    locale: "ru-RU",
    // A trace takes a tenth of the processor time of every test: `--trace on` records one of a failed test.
    screenshot: "only-on-failure",
    // Animations take a tenth of the processor time; tests of an animation enable it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      args: TEST_CHROMIUM_ARGUMENTS,
      ...(executablePath ? { executablePath } : {}),
    },
  },
});
