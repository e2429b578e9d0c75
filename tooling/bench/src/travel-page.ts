import type { Browser, Page } from "@playwright/test";
import type { Row } from "@sughurta/bootstrap/print-table";
import { timed } from "./paints.ts";
import {
  type EditTimes,
  editRows,
  openLive,
  phone,
  scriptBytes,
  settlePrice,
  slowDown,
  toggleAll,
  typeSlowly,
  waitForPrice,
  withChromium,
} from "./phone-page.ts";
import type { Stage } from "./stage.ts";

const STEP_SETTLE_MS = 2_000;
/** Debounce of the quote after a choice, which is deducted. */
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
/** Choices in an order that avoids repeated requests; without a value, the other one of two. */
const WALK = [...UP_AND_OVER_AND_DOWN, ["spaType", undefined], ...UP_AND_OVER_AND_DOWN] as const;

/** The travel pages in a phone-sized browser: bytes of scripts, edit to new price, input to next paint. */
export function measureTravelPage({ siteUrl }: Stage): Promise<Row[]> {
  return withChromium(async (browser) => [
    await scriptBytes(browser, `${siteUrl}/travel`, "≤ 200"),
    await scriptBytes(browser, `${siteUrl}/travel-order`, "≤ 200"),
    ...(await editsToPrices(browser, siteUrl)),
    ...(await paintsAtSlowCpu(browser, siteUrl)),
  ]);
}

async function chooseTurkey(page: Page): Promise<void> {
  const country = page.getByRole("combobox").first();
  await country.click();
  await country.fill("turkey");
  await page.getByRole("option").first().click();
  await page.keyboard.press("Tab");
  await page.waitForSelector("output[aria-live=polite][aria-busy=false]");
}

/** Milliseconds from the edit of a choice to its new price, without the debounce; each request is new. */
async function editsToPrices(browser: Browser, siteUrl: string): Promise<Row[]> {
  const context = await phone(browser);
  const page = await openLive(context, `${siteUrl}/travel-order?lang=en`);
  await chooseTurkey(page);
  const times: EditTimes[] = [];
  for (const days of TRIP_LENGTHS) {
    await page.locator("[name=endDate]").fill(dateIn(days));
    await settlePrice(page);
    for (const [name, value] of WALK) {
      const other = value === undefined ? ":not(:checked)" : `[value="${value}"]`;
      const edit = page.evaluate(waitForPrice);
      await page.locator(`[name=${name}]${other}`).locator("..").locator("label").click();
      times.push(await edit);
    }
  }
  await context.close();
  const priced = "edit → new price, debounce excluded, ms";
  return editRows(times, { priced, goal: "", debounceMs: DEBOUNCE_MS });
}

/** Milliseconds from a key or a press to the next painted frame on a slow phone. */
async function paintsAtSlowCpu(browser: Browser, siteUrl: string): Promise<Row[]> {
  const context = await phone(browser);
  const page = await openLive(context, `${siteUrl}/travel-order?lang=en`);
  await chooseTurkey(page);
  await page.getByRole("main").getByRole("button", { name: "Continue" }).click();
  await page.getByRole("switch").first().waitFor();
  await slowDown(page);
  const rows = [
    await timed(page, "toggling add-ons at CPU ×4, ms", "≤ 80", () => toggleAll(page, 2)),
  ];
  const name = page.locator("[name=holderFullName]");
  rows.push(
    await timed(page, "going to the next step at CPU ×4, ms", "≤ 80", async () => {
      await page.getByRole("main").getByRole("button", { name: "Continue" }).click();
      await name.waitFor();
      await page.waitForTimeout(STEP_SETTLE_MS);
    }),
  );
  await name.focus();
  rows.push(await timed(page, "typing a name at CPU ×4, ms", "≤ 50", () => typeSlowly(page, NAME)));
  await context.close();
  return rows;
}

function dateIn(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return day.split("-").reverse().join(".");
}
