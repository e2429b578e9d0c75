import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test, waitUntilLive } from "./watched-page.ts";

const { resolve } = createRequire(import.meta.url);

/** The only fonts of a device besides those of the site, and the maximum layout shift of a page there. */
const DEVICES = {
  Android: {
    // One line of a hint may wrap differently.
    largestShift: 0.01,
    fonts: [
      "@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf",
      "@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf",
      "@expo-google-fonts/noto-serif/700Bold/NotoSerif_700Bold.ttf",
    ],
  },
  "Windows or iOS": {
    largestShift: 0.01,
    fonts: [
      "@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf",
      "@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf",
      "@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf",
    ],
  },
  // Letters of DejaVu are a fifth wider than those of the site: a heading may have one line more.
  Linux: { largestShift: 0.06, fonts: ["dejavu-fonts-ttf/ttf/DejaVuSans.ttf"] },
} as const;

const PATHS = ["/", "/travel-order", "/rules"];
const LANGUAGES = ["ru", "tg", "en"];

// A browser per device: it reads the list of its fonts when it starts. A device gets every page and every language
// once; all devices together get every page in every language.
for (const [turn, [device, { fonts, largestShift }]] of Object.entries(DEVICES).entries()) {
  test(`does not shift pages when fonts load late on ${device}`, async ({
    playwright,
    launchOptions,
    baseURL,
    troubles,
  }, testInfo) => {
    const fontConfig = writeFontConfig(testInfo.outputPath("fonts"), fonts);
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      env: { ...process.env, FONTCONFIG_FILE: fontConfig },
    });
    for (const [index, path] of PATHS.entries()) {
      const context = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        viewport: { width: 360, height: 740 },
        // The pixel density of a phone: a lower one rounds the width of each letter.
        deviceScaleFactor: 3,
        reducedMotion: "reduce",
      });
      troubles.watch(context);
      const address = `${path}?lang=${LANGUAGES[(index + turn) % LANGUAGES.length]}`;
      const shift = await measureShift(await context.newPage(), address);
      expect.soft(shift, address).toBeLessThan(largestShift);
      await context.close();
    }
    await browser.close();
  });
}

/** Sum of the layout shifts of a page whose fonts load after hydration. */
async function measureShift(page: Page, address: string): Promise<number> {
  let sendFonts = () => {};
  const readyForFonts = new Promise<void>((ready) => {
    sendFonts = ready;
  });
  await page.route("**/*.woff2", async (route) => {
    await readyForFonts;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await waitUntilLive(page);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  sendFonts();
  return page.evaluate(async () => {
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    await document.fonts.ready;
    // A shift is reported once the frame after it has started.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return [...shifts, ...observer.takeRecords()]
      .map((entry) => ("value" in entry ? Number(entry.value) : 0))
      .reduce((sum, value) => sum + value, 0);
  });
}

/** Writes a fontconfig configuration with only the folders of these fonts; returns its path. */
function writeFontConfig(folder: string, fonts: readonly string[]): string {
  const folders = fonts.map((font) => `<dir>${dirname(resolve(font))}</dir>`);
  const file = join(folder, "fonts.conf");
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig>${folders.join("")}<cachedir>${folder}</cachedir></fontconfig>`,
  );
  return file;
}
