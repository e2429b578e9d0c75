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
  timeout: 60_000,
  snapshotPathTemplate: "{testDir}/snapshots/{arg}{ext}",
  expect: {
    // Enough for another build of Chromium, too little for a changed word, colour or distance.
    toHaveScreenshot: { maxDiffPixelRatio: 0.005, scale: "device" },
  },
  projects: [
    { name: "book", testMatch: "*.spec.ts" },
    // Apart from `npm test`: every play in three languages and two widths takes minutes.
    { name: "plays", testMatch: "*.plays.ts" },
    // Apart from `npm test`: a picture shows a change, and most changes are meant.
    {
      name: "pictures",
      testMatch: "*.pictures.ts",
      use: launch(findPictureChromium(), CHROMIUM_ARGUMENTS),
    },
  ],
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    ...launch(findTestChromium(), TEST_CHROMIUM_ARGUMENTS),
  },
});
