// Every main screen of a running shop, on a phone, a tablet and a wide screen, light and dark; run it at two versions to compare them.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Page } from "@playwright/test";
import { withChromium } from "./phone-page.ts";
import { type Screen, screens } from "./screens.ts";

const WIDTHS = [
  { name: "360", width: 360, height: 740 },
  { name: "768", width: 768, height: 1024 },
  { name: "1440", width: 1440, height: 900 },
] as const;
const THEMES = ["light", "dark"] as const;
const QUALITY = 80;
/** Pictures further down a page are loaded near the viewport. */
const SCROLL_PX = 600;
const PAGE_LIMIT_MS = 60_000;
/** A full-page screenshot includes what is laid out only near the viewport. */
const ALL_LAID_OUT = "* { content-visibility: visible !important; }";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { site: { type: "string" }, api: { type: "string" }, lang: { type: "string" } },
});
const { site, api, lang = "ru" } = values;
const [folder] = positionals;
if (site === undefined || api === undefined || folder === undefined) {
  throw new Error("sheets --site URL --api URL [--lang ru|tg|en] FOLDER");
}

async function take(page: Page, file: string): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += SCROLL_PX) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  const fullPage = !(await page.locator("dialog[open]").first().isVisible());
  await page.screenshot({
    path: file,
    type: "jpeg",
    quality: QUALITY,
    fullPage,
    style: ALL_LAID_OUT,
  });
}

/** The pictures of a folder on one page, a row for each screen. */
function overview(names: readonly string[]): string {
  const rows = names.map((name) => {
    const pictures = WIDTHS.flatMap(({ name: width }) =>
      THEMES.map((theme) => `<img src="${name}-${width}-${theme}.jpg" alt="" loading="lazy">`),
    );
    return `<h2>${name}</h2><div>${pictures.join("")}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>${lang}</title>
<style>body{font:16px sans-serif}div{display:flex;gap:16px;align-items:start}img{height:900px;object-fit:cover;object-position:top}</style>
${rows.join("\n")}
`;
}

const shop = { site, api, lang };
const taken = new Set<string>();
await mkdir(folder, { recursive: true });
await withChromium(async (browser) => {
  for (const { name: width, ...viewport } of WIDTHS) {
    for (const theme of THEMES) {
      const context = await browser.newContext({
        viewport,
        colorScheme: theme,
        locale: "ru-RU",
        reducedMotion: "reduce",
        // The content security policy of the site would block `ALL_LAID_OUT`.
        bypassCSP: true,
      });
      const page = await context.newPage();
      page.setDefaultTimeout(PAGE_LIMIT_MS);
      const picture = async (screen: Screen) => {
        await screen.open(page, shop);
        await take(page, join(folder, `${screen.name}-${width}-${theme}.jpg`));
        taken.add(screen.name);
      };
      for (const screen of screens) {
        // Another version may lack a screen, or a link to it.
        await picture(screen).catch((error: unknown) =>
          console.error(`${screen.name}, ${width}, ${theme}: ${String(error).split("\n")[0]}`),
        );
      }
      await context.close();
    }
  }
});
await writeFile(join(folder, "index.html"), overview([...taken]));
