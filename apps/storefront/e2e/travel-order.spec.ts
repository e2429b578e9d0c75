import type { Page } from "@playwright/test";
import { atBank, goToBank, paidPolicyNumber, policiesMailedTo } from "./order-page.ts";
import {
  addOn,
  agree,
  aTraveller,
  choose,
  chooseCountry,
  continueTo,
  control,
  fillHolder,
  fillPerson,
  inDays,
  openTravel,
  settledPrice,
  taxNumber,
  turnOn,
} from "./travel-page.ts";
import { travelWords } from "./travel-words.ts";
import { test } from "./typed-orders.ts";
import { expect } from "./watched-page.ts";
import { words } from "./words.ts";

const en = travelWords.en;

/** Returns to a finished step by its tab. */
async function backTo(page: Page, title: string): Promise<void> {
  const tabs = page.getByRole("navigation", { name: "Steps of the order" });
  await tabs.getByRole("button", { name: title }).click();
  await expect(page.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
}

test("a family of five chooses a group of countries and add-ons, and all are insured", async ({
  page,
}) => {
  const holder = aTraveller();
  await openTravel(page, "/travel-order", "en");
  await chooseCountry(page, "turkey", en.turkey);
  await chooseCountry(page, "whole", en.wholeWorld);
  await expect(page.getByRole("button", { name: new RegExp(en.turkey) })).toHaveCount(0);
  await control(page, "beginDate").fill(inDays(10));
  await control(page, "endDate").fill(inDays(20));
  const alone = await settledPrice(page);
  for (const age of ["under 1 year", "1–3 years", "70–74 years", "75–80 years"]) {
    await page.getByRole("button", { name: `Add: ${age}` }).click();
  }
  await expect(page.getByText("One policy covers up to five travellers")).toBeVisible();
  const five = await settledPrice(page);
  expect(five).toBeGreaterThan(4 * alone);

  await continueTo(page, en.options, en);
  for (const name of ["Pregnancy complications", "Home protection", "Covid-19"]) {
    await turnOn(page, name);
  }
  await page.getByRole("checkbox", { name: "Traveller 2" }).uncheck();
  const withOptions = await settledPrice(page);
  expect(withOptions).toBeGreaterThan(five);

  // The only person aged 4 to 69 is removed, so pregnancy cannot be covered any more.
  await backTo(page, "Trip");
  await page.getByRole("button", { name: "Remove: 4–69 years" }).click();
  await continueTo(page, en.options, en);
  await expect(addOn(page, "Pregnancy complications")).not.toBeChecked();
  await expect(addOn(page, "Pregnancy complications")).toBeDisabled();
  await expect(addOn(page, "Home protection")).toBeChecked();
  expect(await settledPrice(page)).toBeLessThan(withOptions);

  await backTo(page, "Trip");
  await page.getByRole("button", { name: "Add: 4–69 years" }).click();
  await continueTo(page, en.options, en);
  await continueTo(page, en.people, en);
  await fillHolder(page, holder);
  const family = ["ALI", "BEK", "DODO", "FARID", "HAMID"].map((name) => `SAIDOV ${name}`);
  const birthdays = [-100, -800, -26_000, -28_000, -3_000].map(inDays);
  for (const [index, birthday] of birthdays.entries()) {
    await fillPerson(page, index, aTraveller({ fullName: family[index] ?? "", birthday }));
  }
  await control(page, "assuredFlatAddress").fill("Dushanbe, Rudaki 1");
  await continueTo(page, en.review, en);
  for (const [index, fullName] of family.entries()) {
    const person = page.getByRole("region", { name: `Insured person ${index + 1}` });
    await expect(person).toContainText(fullName);
  }
  await agree(page, en);
  await goToBank(page, words.en);
  await atBank(page, "pay", words.en);
  const number = await paidPolicyNumber(page, words.en);
  expect(await policiesMailedTo(page, holder)).toEqual([expect.stringContaining(number)]);
});

test("multiple trips a year are bought in five steps, and the device stores the choice", async ({
  page,
}) => {
  const w = travelWords.tg;
  const holder = aTraveller();
  await openTravel(page, "/travelnew", "tg");
  await chooseCountry(page, "turkey", w.turkey);
  const once = await settledPrice(page);
  await choose(page, "howOften", "1");
  await expect(control(page, "endDate")).toBeDisabled();
  await expect(page.getByText(/Ҳар сафар то 90 рӯз/)).toBeVisible();
  const often = await settledPrice(page);
  expect(often).toBeGreaterThan(once);
  await continueTo(page, w.options, w);
  await continueTo(page, w.holder, w);
  await fillHolder(page, holder);
  await page.getByRole("checkbox", { name: w.travelToo }).check();
  await continueTo(page, w.insured, w);
  await expect(control(page, "las[0].laFullname")).toHaveValue(holder.fullName);
  await continueTo(page, w.review, w);
  expect(await settledPrice(page)).toBeGreaterThanOrEqual(often);
  await agree(page, w);
  await goToBank(page, words.tg);
  await atBank(page, "pay", words.tg);
  const number = await paidPolicyNumber(page, words.tg);
  expect(await policiesMailedTo(page, holder)).toEqual([expect.stringContaining(number)]);

  await openTravel(page, "/travel", "tg");
  await expect(control(page, "howOften", "1")).toBeChecked();
});

test("the language changes in between, and the order continues at its step", async ({
  page,
  openFilledTrip,
}) => {
  const { ru, tg } = travelWords;
  const holder = await openFilledTrip({ page, step: "options" });
  const price = await settledPrice(page);
  await turnOn(page, "Личные вещи");
  await continueTo(page, ru.people);
  const kept = page.waitForResponse(/\/v1\/draft\/travel-order\//);
  await (await taxNumber(page)).fill("123456789");
  await kept;

  for (const [language, code, w] of [
    ["tg", "TJ", tg],
    ["en", "EN", en],
  ] as const) {
    await page.getByRole("link", { name: new RegExp(`^${code}`) }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByText(w.restored)).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: w.people })).toBeVisible();
    await expect(control(page, "holderFullName")).toHaveValue(holder.fullName);
    await expect(control(page, "inn")).toHaveValue("123456789");
    expect(await settledPrice(page)).toBeGreaterThan(price);
  }
  await continueTo(page, en.review, en);
  await expect(page.getByRole("region", { name: en.options })).toContainText("Personal belongings");
});
