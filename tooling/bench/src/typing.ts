import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { freePort } from "@sughurta/bootstrap/free-port";
import type { Row } from "@sughurta/bootstrap/print-table";
import { CHROMIUM_ARGUMENTS, findChromium } from "@sughurta/vitest-config/chromium";
import { build, preview } from "vite";
import { timed, watchPaints } from "./paints.ts";

const FOLDER = join(import.meta.dirname, "../typing");
const CPU_SLOWDOWN = 4;
const SETTLE_MS = 150;
const NAME = "Rahmatulloev Abdullo";

/** Head of the table of `measureTyping`. */
export const TYPING_HEAD: Row = ["what", "times", "median ms", "worst ms", "goal"];

/** Milliseconds from an action to the next painted frame, in a form of 62 fields at CPU ×4. */
export async function measureTyping(): Promise<Row[]> {
  const executablePath = findChromium();
  await build({ root: FOLDER, logLevel: "error" });
  const port = await freePort();
  const server = await preview({ root: FOLDER, preview: { port, host: "127.0.0.1" } });
  const browser = await chromium.launch({
    args: CHROMIUM_ARGUMENTS,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.getByRole("button", { name: "Купить" }).waitFor();
    const { send } = await page
      .context()
      .newCDPSession(page)
      .then((session) => ({
        send: (rate: number) => session.send("Emulation.setCPUThrottlingRate", { rate }),
      }));
    await watchPaints(page);
    await send(CPU_SLOWDOWN);
    return await looksAt(page);
  } finally {
    await browser.close();
    await server.close();
  }
}

async function looksAt(page: Page): Promise<Row[]> {
  const rows: Row[] = [];
  const surname = page.getByLabel("Фамилия").nth(4);
  const country = page.getByRole("combobox", { name: "Гражданство" });
  const countries = page.getByRole("combobox", { name: "Страны" });

  await surname.focus();
  rows.push(await timed(page, "typing, before the first submit", "≤ 50", () => type(page, NAME)));

  await page.getByRole("button", { name: "Купить" }).click();
  await page.waitForTimeout(SETTLE_MS);
  await surname.fill("");
  rows.push(await timed(page, "typing, with live errors", "≤ 50", () => type(page, NAME)));

  rows.push(
    await timed(page, "opening 252 countries, and again", "≤ 40", async () => {
      for (let time = 0; time < 5; time += 1) {
        await country.click();
        await page.waitForTimeout(SETTLE_MS);
        await page.keyboard.press("Escape");
        await page.waitForTimeout(SETTLE_MS);
      }
    }),
  );
  await countries.click();
  rows.push(
    await timed(page, "filtering 252 countries", "≤ 40", async () => {
      for (const text of ["turk", "a", "uni", "stan"]) {
        await type(page, text);
        for (const _ of text) await press(page, "Backspace");
      }
    }),
  );
  rows.push(
    await timed(page, "walking and choosing in the list", "≤ 40", async () => {
      for (let time = 0; time < 8; time += 1) await press(page, "ArrowDown");
      await press(page, "Enter");
    }),
  );
  return rows;
}

async function type(page: Page, text: string): Promise<void> {
  for (const letter of text) await press(page, letter);
}

async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.waitForTimeout(SETTLE_MS);
}
