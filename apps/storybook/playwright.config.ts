import { defineConfig, devices } from "@playwright/test";
import {
  CHROMIUM_ARGUMENTS,
  findPictureChromium,
  findTestChromium,
  TEST_CHROMIUM_ARGUMENTS,
} from "@sughurta/vitest-config/chromium";

const launch = (executablePath: string | undefined, args: readonly string[]) => ({
  launchOptions: {
    args: [...args],
    ...(executablePath ? { executablePath } : {}),
  },
});

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  // As for the storefront: a busy machine must not fail a test.
  timeout: 120_000,
  snapshotPathTemplate: "{testDir}/snapshots/{arg}{ext}",
  expect: {
    // Below a changed corner, edge or shade; `seen-changes.pictures.ts` proves it.
    toHaveScreenshot: {
      threshold: 0.015,
      maxDiffPixels: 3,
      scale: "device",
      stylePath: "./e2e/pictures.css",
    },
  },
  projects: [
    { name: "book", testMatch: "*.spec.ts" },
    // Separate from `npm test`: every play function in three languages and two widths takes minutes.
    { name: "plays", testMatch: "*.plays.ts" },
    // No test: writes where each text of the copy deck is shown.
    { name: "texts", testMatch: "*.texts.ts" },
    // Separate from `npm test`: a picture detects a change, and most changes are intended.
    {
      name: "pictures",
      testMatch: "*.pictures.ts",
      use: launch(findPictureChromium(), CHROMIUM_ARGUMENTS),
    },
  ],
  reporter: [
    ["list"],
    ["json", { outputFile: "test-results/playwright.json" }],
    // Pictures before, after and their difference, side by side.
    ["html", { outputFolder: "pictures-report", open: "never" }],
  ],
  use: {
    ...devices["Desktop Chrome"],
    ...launch(findTestChromium(), TEST_CHROMIUM_ARGUMENTS),
  },
});
