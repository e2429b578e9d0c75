import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, findChromium } from "@sughurta/vitest-config/chromium";
import { timed, watchPaints } from "./paints.ts";
import { median, type Row } from "./print-table.ts";
import type { Stage } from "./stage.ts";

const CPU_SLOWDOWN = 4;
const SETTLE_MS = 150;
const STEP_SETTLE_MS = 2_000;
/** Wait of the quote after a choice, which is no work and is taken off. */
const DEBOUNCE_MS = 200;
const NAME = "RAHMATULLOEV ABDULLO";
const TRIP_LENGTHS = [10, 20, 30, 40];

const UP_AND_OVER_AND_DOWN = [
  ["mainSumAssured", "50000"],
  ["mainSumAssured", "75000"],
  ["currency", undefined],
  ["mainSumAssured", "50000"],
  ["mainSumAssured", "30000"],
] as const;
/** Choices in an order in which no question comes twice; without a value, the other one of two. */
const WALK = [...UP_AND_OVER_AND_DOWN, ["spaType", undefined], ...UP_AND_OVER_AND_DOWN] as const;

export const TRAVEL_PAGE_HEAD: Row = ["what", "times", "median", "p95 or worst", "goal"];

/** The travel pages in a phone-sized browser: bytes of scripts, edit to new price, input to next paint. */
export async function measureTravelPage({ siteUrl }: Stage): Promise<Row[]> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGUMENTS,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    return [
      await scriptBytes(browser, `${siteUrl}/travel`),
      await scriptBytes(browser, `${siteUrl}/travel-order`),
      ...(await editsToPrices(browser, siteUrl)),
      ...(await paintsAtSlowCpu(browser, siteUrl)),
    ];
  } finally {
    await browser.close();
  }
}

async function open(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(isLive);
  return page;
}

/** Runs in the page: tells whether the application has started. */
function isLive(): boolean {
  return "sughurtaHydrated" in window;
}

const phone = (browser: Browser) => browser.newContext({ viewport: { width: 360, height: 740 } });

/** Bytes of scripts as transferred until the network is idle. */
async function scriptBytes(browser: Browser, url: string): Promise<Row> {
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
  return [
    `JS of ${new URL(url).pathname}, kB`,
    scripts.size,
    (bytes / 1000).toFixed(1),
    "",
    "≤ 165",
  ];
}

async function chooseTurkey(page: Page): Promise<void> {
  const country = page.getByRole("combobox").first();
  await country.click();
  await country.fill("turkey");
  await page.getByRole("option").first().click();
  await page.keyboard.press("Tab");
  await page.waitForSelector("output[aria-live=polite][aria-busy=false]");
}

/** Milliseconds from the edit of a choice to its new price, the debounce taken off; each question is new. */
async function editsToPrices(browser: Browser, siteUrl: string): Promise<Row[]> {
  const context = await phone(browser);
  const page = await open(context, `${siteUrl}/travel-order?lang=en`);
  await chooseTurkey(page);
  const shown: number[] = [];
  const priced: number[] = [];
  for (const days of TRIP_LENGTHS) {
    await page.locator("[name=endDate]").fill(dateIn(days));
    await settle(page);
    for (const [name, value] of WALK) {
      const other = value === undefined ? ":not(:checked)" : `[value="${value}"]`;
      const edit = page.evaluate(waitForPrice);
      await page.locator(`[name=${name}]${other}`).locator("..").locator("label").click();
      const { toBusy, toPrice } = await edit;
      shown.push(toBusy);
      priced.push(toPrice - DEBOUNCE_MS);
    }
  }
  await context.close();
  return [
    ["edit → recalculating shown, ms", shown.length, middle(shown), percentile(shown), "≤ 32"],
    [
      "edit → new price, debounce excluded, ms",
      priced.length,
      middle(priced),
      percentile(priced),
      "",
    ],
  ];
}

/** Runs in the page: from the next press of a choice to the busy price, and to the price that is settled. */
function waitForPrice(): Promise<{ toBusy: number; toPrice: number }> {
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

/** Milliseconds from a key or a press to the next painted frame on a slow phone. */
async function paintsAtSlowCpu(browser: Browser, siteUrl: string): Promise<Row[]> {
  const context = await phone(browser);
  const page = await open(context, `${siteUrl}/travel-order?lang=en`);
  await chooseTurkey(page);
  await page.getByRole("main").getByRole("button", { name: "Continue" }).click();
  await page.getByRole("switch").first().waitFor();
  await watchPaints(page);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const rows = [await timed(page, "toggling add-ons at CPU ×4, ms", "≤ 80", () => toggleAll(page))];
  const name = page.locator("[name=holderFullName]");
  rows.push(
    await timed(page, "going to the next step at CPU ×4, ms", "≤ 80", async () => {
      await page.getByRole("main").getByRole("button", { name: "Continue" }).click();
      await name.waitFor();
      await page.waitForTimeout(STEP_SETTLE_MS);
    }),
  );
  await name.focus();
  rows.push(
    await timed(page, "typing a name at CPU ×4, ms", "≤ 50", async () => {
      for (const letter of NAME) await settled(page, () => page.keyboard.press(letter));
    }),
  );
  await context.close();
  return rows;
}

async function toggleAll(page: Page): Promise<void> {
  const switches = await page.getByRole("switch").all();
  for (const one of [...switches, ...switches]) {
    await settled(page, () => one.locator("..").locator("label").click());
  }
}

async function settled(page: Page, act: () => Promise<void>): Promise<void> {
  await act();
  await page.waitForTimeout(SETTLE_MS);
}

async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(4 * SETTLE_MS);
  await page.waitForSelector("output[aria-live=polite][aria-busy=false]");
}

function dateIn(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return day.split("-").reverse().join(".");
}

const middle = (figures: readonly number[]) => Math.round(median(figures));

function percentile(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN);
}
