import { existsSync, globSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

const USUAL_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const PLAYWRIGHT_BUILDS = [
  "chromium-*/chrome-linux*/chrome",
  "chromium-*/chrome-mac*/Chromium.app/Contents/MacOS/Chromium",
  "chromium-*/chrome-win*/chrome.exe",
];

/** Options with which every test of this repository starts Chromium. */
export const CHROMIUM_ARGUMENTS = ["--no-sandbox", "--disable-background-networking"];

/** The path of an installed Chromium: `CHROME_PATH`, the usual places, then Playwright's own download. */
export function findChromium(): string | undefined {
  const places = [process.env.CHROME_PATH ?? "", ...USUAL_PLACES, ...playwrightBuilds()];
  return places.find((place) => place !== "" && existsSync(place));
}

function playwrightBuilds(): string[] {
  const folders = [
    process.env.PLAYWRIGHT_BROWSERS_PATH ?? "",
    join(homedir(), ".cache", "ms-playwright"),
    join(homedir(), "Library", "Caches", "ms-playwright"),
  ];
  return folders
    .filter((folder) => folder !== "" && existsSync(folder))
    .flatMap((folder) => PLAYWRIGHT_BUILDS.flatMap((build) => globSync(join(folder, build))));
}
