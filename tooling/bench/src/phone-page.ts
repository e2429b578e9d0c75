import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { median, type Row } from "@sughurta/bootstrap/print-table";
import { CHROMIUM_ARGUMENTS, findChromium } from "@sughurta/vitest-config/chromium";
import { watchPaints } from "./paints.ts";

const CPU_SLOWDOWN = 4;
const SETTLE_MS = 150;

/** Head of the tables of pages in a browser. */
export const PHONE_PAGE_HEAD: Row = ["what", "times", "median", "p95 or worst", "goal"];

/** Runs a function with Chromium, which is closed afterwards. */
export async function withChromium<Result>(
  act: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGUMENTS,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    return await act(browser);
  } finally {
    await browser.close();
  }
}

/** A visitor with a page of the size of a phone. */
export const phone = (browser: Browser) =>
  browser.newContext({ viewport: { width: 360, height: 740 } });

/** Opens a page and waits for its hydration. */
export async function openLive(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(isLive);
  return page;
}

/** Runs in the page: whether it is hydrated. */
export function isLive(): boolean {
  return "sughurtaHydrated" in window;
}

/** Bytes of scripts as transferred until the network is idle. */
export async function scriptBytes(browser: Browser, url: string, goal: string): Promise<Row> {
  const context = await phone(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const scripts = new Set<string>();
  let bytes = 0;
  session.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(url);
  await page.waitForFunction(isLive);
  await page.waitForLoadState("networkidle");
  await context.close();
  return [`JS of ${new URL(url).pathname}, kB`, scripts.size, (bytes / 1000).toFixed(1), "", goal];
}

/** Milliseconds from an edit to the busy price, and to the price that is settled. */
export interface EditTimes {
  readonly toBusy: number;
  readonly toPrice: number;
}

/** Runs in the page: measures the next press of an option. */
export function waitForPrice(): Promise<EditTimes> {
  return new Promise((resolve) => {
    function begin({ target, timeStamp }: Event) {
      if (!(target instanceof HTMLInputElement)) return;
      removeEventListener("click", begin, true);
      const output = document.querySelector("output[aria-live=polite]");
      let toBusy: number | undefined;
      const watcher = new MutationObserver(() => {
        const busy = output?.getAttribute("aria-busy") === "true";
        if (busy) toBusy ??= performance.now() - timeStamp;
        else if (toBusy !== undefined) {
          watcher.disconnect();
          resolve({ toBusy, toPrice: performance.now() - timeStamp });
        }
      });
      watcher.observe(document.body, { subtree: true, attributes: true, childList: true });
    }
    addEventListener("click", begin, true);
  });
}

/** Rows of response times of edits; `priced` describes the measurement, in which `debounceMs` is deducted. */
export function editRows(
  times: readonly EditTimes[],
  { priced, goal, debounceMs = 0 }: { priced: string; goal: string; debounceMs?: number },
): Row[] {
  const row = (what: string, figures: readonly number[], goal: string): Row => [
    what,
    figures.length,
    Math.round(median(figures)),
    percentile(figures),
    goal,
  ];
  const toBusy = times.map((time) => time.toBusy);
  const toPrice = times.map((time) => time.toPrice - debounceMs);
  return [row("edit → recalculating shown, ms", toBusy, "≤ 32"), row(priced, toPrice, goal)];
}

/** Presses every switch of a step. */
export async function toggleAll(page: Page, times = 1): Promise<void> {
  const switches = await page.getByRole("switch").all();
  for (const one of Array.from({ length: times }, () => switches).flat()) {
    await settled(page, () => one.locator("..").locator("label").click());
  }
}

/** From here on the page runs as on a slow phone, and every paint after a key or a press is noted. */
export async function slowDown(page: Page): Promise<void> {
  await watchPaints(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
}

/** Performs an action and waits for its effects to end. */
export async function settled(page: Page, act: () => Promise<unknown>): Promise<void> {
  await act();
  await page.waitForTimeout(SETTLE_MS);
}

/** Waits until the price is updated for the current values. */
export async function settlePrice(page: Page): Promise<void> {
  await page.waitForTimeout(4 * SETTLE_MS);
  await page.waitForSelector("output[aria-live=polite][aria-busy=false]");
}

/** Types letter by letter, each after the last one is over. */
export async function typeSlowly(page: Page, text: string): Promise<void> {
  for (const letter of text) await settled(page, () => page.keyboard.press(letter));
}

/** The 95th of a hundred figures, rounded. */
export function percentile(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN);
}
