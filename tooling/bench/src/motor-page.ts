import type { Browser, Page } from "@playwright/test";
import type { Row } from "@sughurta/bootstrap/print-table";
import { timed } from "./paints.ts";
import {
  type EditTimes,
  editRows,
  openLive,
  phone,
  scriptBytes,
  settled,
  settlePrice,
  slowDown,
  toggleAll,
  typeSlowly,
  waitForPrice,
  withChromium,
} from "./phone-page.ts";
import type { Stage } from "./stage.ts";

const NAME = "RAHMATULLOEV ABDULLO";
const PRICED_YEARS = 20;
const DRIVERS = 3;

/** The motor pages in a phone-sized browser: bytes of scripts, edit to new price, input to next paint. */
export function measureMotorPage({ siteUrl }: Stage): Promise<Row[]> {
  return withChromium(async (browser) => [
    await scriptBytes(browser, `${siteUrl}/auto`, "≤ 150"),
    await scriptBytes(browser, `${siteUrl}/auto/order/MTPL`, "≤ 200"),
    await scriptBytes(browser, `${siteUrl}/auto/order/ECI`, "≤ 200"),
    ...(await editsToPrices(browser, siteUrl)),
    ...(await paintsAtSlowCpu(browser, siteUrl)),
  ]);
}

/** Searches for a make or a model, and chooses the first result. */
async function choose(page: Page, label: string, text: string): Promise<void> {
  const box = page.getByRole("combobox", { name: label });
  await box.and(page.locator(":enabled")).fill(text);
  await page.getByRole("listbox").getByRole("option").first().click();
}

/** Chooses the car, up to its year: the number of years of issue. */
async function chooseCar(page: Page): Promise<number> {
  await choose(page, "Make", "toyota");
  await choose(page, "Model", "camry");
  await page.locator("[name=carIssueYear]:enabled").waitFor();
  return page.locator("[name=carIssueYear] option").count();
}

/** Milliseconds from another residence to its price, including the debounce; each request is a new one. */
async function editsToPrices(browser: Browser, siteUrl: string): Promise<Row[]> {
  const context = await phone(browser);
  const page = await openLive(context, `${siteUrl}/auto/order/MTPL?lang=en`);
  const years = Math.min(PRICED_YEARS, (await chooseCar(page)) - 1);
  const times: EditTimes[] = [];
  for (let year = 1; year <= years; year += 1) {
    await page.locator("[name=carIssueYear]").selectOption({ index: year });
    await settlePrice(page);
    const edit = page.evaluate(waitForPrice);
    await press(page, "[name=residentType]:not(:checked)");
    times.push(await edit);
  }
  await context.close();
  const priced = "edit → new price, debounce counted, ms";
  return editRows(times, { priced, goal: "≤ 300 / 400" });
}

/** Presses an option as a tap does: by its label. */
async function press(page: Page, control: string): Promise<void> {
  await page.locator(control).first().locator("..").locator("label").click();
}

/** Milliseconds from a key or a press to the next painted frame on a slow phone, in the longest step. */
async function paintsAtSlowCpu(browser: Browser, siteUrl: string): Promise<Row[]> {
  const context = await phone(browser);
  const page = await openLive(context, `${siteUrl}/auto/order/ECI?lang=en`);
  await chooseCar(page);
  await page.locator("[name=carIssueYear]").selectOption({ index: 3 });
  await page.locator("[name=policeSumInsured]:enabled").selectOption({ index: 1 });
  await page.locator("[name=carBodyType]").selectOption({ index: 1 });
  await page.locator("[name=vin]").fill("JTNB11HK903000123");
  await continueTo(page, "[name=program]");
  await continueTo(page, "[name=greenCardUzbOption]");
  await slowDown(page);
  const rows = [
    await timed(page, "switching options at CPU ×4, ms", "≤ 80", () => toggleAll(page)),
  ];
  await continueTo(page, "[name=holderFullName]");
  for (let drivers = 1; drivers < DRIVERS; drivers += 1) {
    await page.getByRole("button", { name: "Add a driver" }).click();
  }
  for (const name of ["holderFullName", `drivers[${DRIVERS - 1}].driverFullName`]) {
    await page.locator(`[name="${name}"]`).focus();
    rows.push(
      await timed(page, `typing ${name} at CPU ×4, ms`, "≤ 40 / 80", () => typeSlowly(page, NAME)),
    );
  }
  rows.push(
    await timed(page, "choosing the gender of each driver at CPU ×4, ms", "≤ 40 / 80", async () => {
      for (let place = 0; place < DRIVERS; place += 1) {
        const gender = `[name="drivers[${place}].driverGender"]`;
        await settled(page, () => press(page, gender));
      }
    }),
  );
  await context.close();
  return rows;
}

async function continueTo(page: Page, control: string): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Continue" }).click();
  await page.locator(control).first().waitFor({ state: "attached" });
  await page.waitForTimeout(1_000);
}
