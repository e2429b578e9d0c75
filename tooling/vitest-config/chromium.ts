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

const HEADLESS_PLACES = ["/usr/bin/chromium-headless-shell"];

const PLAYWRIGHT_BUILDS = [
  "chromium-*/chrome-linux*/chrome",
  "chromium-*/chrome-mac*/Chromium.app/Contents/MacOS/Chromium",
  "chromium-*/chrome-win*/chrome.exe",
];

const PLAYWRIGHT_HEADLESS_BUILDS = [
  "chromium_headless_shell-*/chrome-headless-shell-*/chrome-headless-shell",
];

/** Options with which everything in this repository starts Chromium. */
export const CHROMIUM_ARGUMENTS = ["--no-sandbox", "--disable-background-networking"];

/** Features disabled by Playwright, repeated: of two such lists Chromium uses the last one. */
const OFF_IN_PLAYWRIGHT = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

/** Two pages of the address bar and a spare process, for each new visitor: a quarter of the processor time. */
const UNSEEN_BY_TESTS = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "SpareRendererForSitePerProcess",
];

/** Options with which tests start Chromium. */
export const TEST_CHROMIUM_ARGUMENTS = [
  ...CHROMIUM_ARGUMENTS,
  // Letters as wide as on a phone; the headless shell would round each to a whole pixel.
  "--font-render-hinting=none",
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...UNSEEN_BY_TESTS].join(",")}`,
];

/** The path of an installed Chromium: `CHROME_PATH`, the usual places, then Playwright's own download. */
export function findChromium(): string | undefined {
  return getFirst([...wholeBrowsers(), ...headlessShells()]);
}

/** The same for tests: without a window to draw, the headless shell takes 29 % less of the processor time. */
export function findTestChromium(): string | undefined {
  return getFirst([...headlessShells(), ...wholeBrowsers()]);
}

/**
 * A whole Chromium only: it renders text and shadows differently from the headless shell, so pictures cannot be
 * compared.
 */
export function findPictureChromium(): string | undefined {
  return getFirst(wholeBrowsers());
}

function getFirst(places: readonly string[]): string | undefined {
  return [process.env.CHROME_PATH ?? "", ...places].find(
    (place) => place !== "" && existsSync(place),
  );
}

const wholeBrowsers = () => [...USUAL_PLACES, ...playwrightBuilds(PLAYWRIGHT_BUILDS)];
const headlessShells = () => [...HEADLESS_PLACES, ...playwrightBuilds(PLAYWRIGHT_HEADLESS_BUILDS)];

function playwrightBuilds(builds: readonly string[]): string[] {
  const folders = [
    process.env.PLAYWRIGHT_BROWSERS_PATH ?? "",
    join(homedir(), ".cache", "ms-playwright"),
    join(homedir(), "Library", "Caches", "ms-playwright"),
  ];
  return folders
    .filter((folder) => folder !== "" && existsSync(folder))
    .flatMap((folder) => builds.flatMap((build) => globSync(join(folder, build))));
}
