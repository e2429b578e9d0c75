import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { type TravelWords, travelWords } from "./travel-words.ts";
import { expect, waitUntilLive } from "./watched-page.ts";

/** A buyer of a travel policy. */
export interface Traveller {
  readonly fullName: string;
  readonly birthday: string;
  readonly docNumber: string;
  readonly email: string;
}

/** A new person with a document of their own. */
export function aTraveller(changes: Partial<Traveller> = {}): Traveller {
  return {
    fullName: "SAIDOVA MADINA RUSTAMOVNA",
    birthday: "14.05.1990",
    docNumber: String(Math.trunc(Math.random() * 1e9)).padStart(9, "4"),
    email: `t-${randomUUID()}@mail.tj`,
    ...changes,
  };
}

/** A control by its name in the specification. */
export function control(page: Page, name: string, value?: string): Locator {
  const fitting = value === undefined ? "" : `[value="${value}"]`;
  return page.getByRole("main").locator(`[name="${name}"]${fitting}`);
}

/** Chooses one option of several, as a tap does: by its label. */
export async function choose(page: Page, name: string, value: string): Promise<void> {
  const radio = control(page, name, value);
  await radio.locator("..").locator("label").click();
  await expect(radio).toBeChecked();
}

/** The switch of an add-on. */
export const addOn = (page: Page, name: string) => page.getByRole("switch", { name, exact: true });

/** Number of people of an age group, in the trip. */
export const getTravellers = (page: Page, group: string) =>
  page.getByRole("status", { name: group, exact: true });

/** The field of the tax number, which is collapsed until the buyer adds it. */
export async function taxNumber(page: Page): Promise<Locator> {
  const field = control(page, "inn");
  if (!(await field.isVisible()))
    await page
      .locator("details", { has: page.locator("[name=inn]") })
      .locator("summary")
      .click();
  return field;
}

/** Expands the less common add-ons. */
export async function showMoreAddOns(page: Page): Promise<void> {
  const more = page.getByRole("main").locator("details:has([role=switch])");
  if (!(await more.evaluate((one) => one instanceof HTMLDetailsElement && one.open))) {
    await more.locator("summary").click();
  }
}

/** Turns an add-on on. */
export async function turnOn(page: Page, name: string): Promise<void> {
  if (!(await addOn(page, name).isVisible())) await showMoreAddOns(page);
  await expect(addOn(page, name)).not.toBeChecked();
  await addOn(page, name).locator("..").locator("label").click();
  await expect(addOn(page, name)).toBeChecked();
}

/** The date the given number of days from today, in the format of a date field. */
export function inDays(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  const [year, month, date] = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Dushanbe" })
    .format(day)
    .split("-");
  return `${date}.${month}.${year}`;
}

/** Opens a page of the travel section and waits for its hydration. */
export async function openTravel(
  page: Page,
  path: "/travel" | "/travel-order" | "/travelnew",
  language: keyof typeof travelWords = "ru",
): Promise<void> {
  await page.goto(`${path}?lang=${language}`);
  await waitUntilLive(page);
}

/** Finds a country by a part of its name and chooses it. */
export async function chooseCountry(page: Page, typed: string, label: string): Promise<void> {
  const box = page.getByRole("main").getByRole("combobox").first();
  const option = page.getByRole("option", { name: label, exact: true });
  await box.click();
  await box.fill(typed);
  await option.click();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: new RegExp(label) })).toBeVisible();
}

/** The visible price, once it is calculated; read atomically, since a page may change between two reads. */
export async function settledPrice(page: Page): Promise<number> {
  const settled = await page.waitForFunction(() => {
    const figures = document.querySelector("main output[aria-live=polite]");
    const text = figures?.getAttribute("aria-busy") === "false" ? figures.textContent : "";
    return /\d\sTJS$/.test(text) ? text : undefined;
  });
  return parseAmount((await settled.jsonValue()) ?? "");
}

/** TJS of a text such as `1 234,50 TJS`. */
export function parseAmount(text: string): number {
  const amount = text.match(/([\d\s]+(?:[.,]\d+)?)\sTJS$/)?.[1] ?? "";
  return Number(amount.replaceAll(/\s/g, "").replace(",", "."));
}

/**
 * Continues and waits for the next step: a press directly after the previous one counts as a double click, and is
 * repeated.
 */
export async function continueTo(page: Page, title: string, w: TravelWords = travelWords.ru) {
  const step = page.getByRole("heading", { level: 2, name: title, exact: true });
  await expect(async () => {
    if (!(await step.isVisible())) {
      await page.getByRole("main").getByRole("button", { name: w.next }).click({ timeout: 2_000 });
    }
    await expect(step).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Fills the quick quote of the landing page for a trip to Türkiye and continues to the order. */
export async function startFromQuote(
  page: Page,
  { birthday }: Traveller,
  w: TravelWords = travelWords.ru,
): Promise<void> {
  // On a partner's page the quote of a car may come first.
  await expect(control(page, "holderBirthday")).toBeVisible();
  await chooseCountry(page, "turkey", w.turkey);
  await control(page, "holderBirthday").fill(birthday);
  await choose(page, "holderGender", "f");
  const quote = page.locator("form", { has: page.locator("[name=holderBirthday]") });
  await quote.getByRole("button", { name: w.start, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: w.order })).toBeVisible();
}

/** Fills in the buyer; where the holder travels too, this fills in that person as well. */
export async function fillHolder(page: Page, who: Traveller): Promise<void> {
  await control(page, "holderFullName").fill(who.fullName);
  await control(page, "holderBirthday").fill(who.birthday);
  await choose(page, "holderGender", "f");
  await control(page, "holderPhone").fill("921234567");
  await control(page, "holderEmail").fill(who.email);
  await choose(page, "holderDocType", "1");
  await control(page, "holderDocNumber").fill(who.docNumber);
  await control(page, "holderIssueDate").fill("01.06.2020");
  await control(page, "holderIssueInstitution").fill("MIA");
}

/** Fills an insured person; `index` counts from 0. */
export async function fillPerson(
  page: Page,
  index: number,
  who: Pick<Traveller, "fullName" | "docNumber"> & { readonly birthday?: string },
): Promise<void> {
  const getName = (name: string) => `las[${index}].${name}`;
  const field = (name: string) => control(page, getName(name));
  await field("laFullname").fill(who.fullName);
  if (who.birthday) await field("laBirthday").fill(who.birthday);
  await choose(page, getName("gender"), "m");
  await choose(page, getName("docType"), "1");
  await field("docNumber").fill(who.docNumber);
  await field("issueDate").fill(inDays(-10));
  await field("issueInstitution").fill("MIA");
}

/** Agrees to the rules. */
export async function agree(page: Page, w: TravelWords = travelWords.ru): Promise<void> {
  await page.getByRole("checkbox", { name: w.agree }).check();
}

/** Opens the code and the link to another device, and returns the link. */
export async function linkToOtherDevice(page: Page, w: TravelWords): Promise<string> {
  await page.getByRole("button", { name: w.onAnotherDevice }).click();
  const dialog = page.getByRole("dialog", { name: w.onAnotherDevice });
  await expect(dialog.locator("svg.sg-qr")).toBeVisible();
  return dialog.locator("[name=transferLink]").inputValue();
}
