import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, findChromium } from "@sughurta/vitest-config/chromium";

const executablePath = findChromium();

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  snapshotPathTemplate: "{testDir}/snapshots/{arg}{ext}",
  expect: {
    // Enough for another build of Chromium, too little for a changed word, colour or distance.
    toHaveScreenshot: { maxDiffPixelRatio: 0.005, scale: "device" },
  },
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    launchOptions: {
      args: CHROMIUM_ARGUMENTS,
      ...(executablePath ? { executablePath } : {}),
    },
  },
});
