import { randomUUID } from "node:crypto";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expect, waitUntilLive } from "./watched-page.ts";
import { type Words, words } from "./words.ts";

/** A box that is sold by our own form, TJS 220. */
export const ORDER_PATH = "/boxes/order/kvartira";

/** A page, or the frame of a shop in one. */
export type Screen = Pick<Page, "getByRole">;

/** A person whose letters are unambiguous. */
export interface Holder {
  readonly lastName: string;
  readonly firstName: string;
  readonly email: string;
}

/** A new person. */
export function aHolder(): Holder {
  return { lastName: "Саидова", firstName: "Мадина", email: `m-${randomUUID()}@mail.tj` };
}

/** A text field by its label, with or without "(optional)". */
export function field(page: Screen, label: string): Locator {
  const name = new RegExp(`^${label.replaceAll(/[()]/g, "\\$&")}(?:\\s*\\(|$)`);
  return page.getByRole("main").getByRole("textbox", { name });
}

/** The buyer's date of birth; the insured people of a box have the same field. */
const buyerBirthDate = (page: Screen, w: Words) =>
  page.getByRole("group", { name: w.person }).getByRole("textbox", { name: w.birthDate });

/** Opens the order form and waits for its hydration. */
export async function openOrder(
  page: Page,
  language: keyof typeof words = "ru",
  path = ORDER_PATH,
): Promise<void> {
  await page.goto(`${path}?lang=${language}`);
  await waitUntilLive(page);
}

async function fill(page: Screen, label: string, text: string): Promise<void> {
  await field(page, label).fill(text);
}

/** Fills in the insured flat. */
export async function fillFlat(page: Screen, w: Words = words.ru): Promise<void> {
  await fill(page, w.city, "Душанбе");
  await fill(page, w.street, "Рӯдакӣ");
  await fill(page, w.house, "1");
  await fill(page, w.flat, "12");
}

/** Fills in the buyer, up to the date of birth. */
export async function fillPerson(page: Screen, holder: Holder, w: Words = words.ru): Promise<void> {
  await fill(page, w.lastName, holder.lastName);
  await fill(page, w.firstName, holder.firstName);
  await fill(page, w.secondName, "Рустамовна");
  await page.getByRole("radio", { name: w.female, exact: true }).check();
  await buyerBirthDate(page, w).fill("14.05.1990");
}

/** Fills in the document and the buyer's contacts. */
export async function fillDocument(
  page: Screen,
  holder: Holder,
  w: Words = words.ru,
): Promise<void> {
  await fill(page, w.docNumber, "12345678");
  await fill(page, w.issueDate, "01.02.2018");
  await fill(page, w.issuedBy, "ОВД Сино");
  await fill(page, w.phone, "921234567");
  await fill(page, w.email, holder.email);
}

/** Fills the whole form and agrees. */
export async function fillOrder(page: Screen, holder: Holder, w: Words = words.ru): Promise<void> {
  await fillFlat(page, w);
  await fillPerson(page, holder, w);
  await fillDocument(page, holder, w);
  await page.getByRole("checkbox", { name: w.agree }).check();
}

/** Waits until the server has stored the half-filled form; call it before typing. */
export async function draftStored(page: Page): Promise<void> {
  await page.waitForResponse(
    (response) => response.url().includes("/v1/draft/") && response.request().method() === "PUT",
  );
}

/** The button that saves the order. */
export const buyButton = (page: Screen, w: Words = words.ru) =>
  page.getByRole("button", { name: w.buy });

/** The choice of the payment method. */
export const payDialog = (page: Screen, w: Words = words.ru) =>
  page.getByRole("dialog", { name: w.payTitle });

/** Presses Buy until it has an effect: a press directly after the previous one counts as a double click. */
export async function buy(page: Screen, w: Words = words.ru): Promise<void> {
  const dialog = payDialog(page, w);
  await expect(async () => {
    if (!(await dialog.isVisible())) await buyButton(page, w).click({ timeout: 2_000 });
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** Buys and chooses an operator; ends on its page. */
export async function goToBank(page: Page, w: Words = words.ru, operator = "DC Pay") {
  await buy(page, w);
  const dialog = payDialog(page, w);
  await dialog.locator("label", { hasText: operator }).click();
  await dialog.getByRole("button", { name: w.pay }).click();
  await page.waitForURL(/\/sandbox\/bank\//);
}

/** Clicks a button of the sandbox bank. */
export async function atBank(
  page: Page,
  action: "pay" | "decline" | "cancel",
  w: Words = words.ru,
) {
  await page.getByRole("button", { name: w.bank[action], exact: true }).click();
}

/** Stops the automatic return of a result page to the home page, by any key. */
export async function stayHere(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
}

/** Waits for the paid page, stops its automatic return, and returns the policy number. */
export async function paidPolicyNumber(
  page: Page,
  w: { readonly paid: string } = words.ru,
): Promise<string> {
  await expect(page.getByRole("heading", { level: 1, name: w.paid })).toBeVisible();
  await stayHere(page);
  const shown = await page.getByText(/^\d{10}$/).textContent();
  return shown ?? "";
}

/** The service's responses to saving and paying, over all tabs of a visitor. */
export interface Sales {
  readonly orders: ReadonlySet<string>;
  readonly payments: ReadonlySet<string>;
}

/** Counts orders and payments by the service's responses. */
export async function countSales(context: BrowserContext): Promise<Sales> {
  const orders = new Set<string>();
  const payments = new Set<string>();
  // A response is read in transit: the page that requested it may be closed a moment later.
  await context.route(/\/v1\/(?:box|payment)\/$/, async (route) => {
    const response = await route.fetch();
    const sold = await response.json();
    if (response.status() === 201 && "payment_id" in sold) payments.add(sold.payment_id);
    else if (response.status() === 201) orders.add(sold.id);
    await route.fulfill({ response });
  });
  return { orders, payments };
}

/** All e-mails that were sent to this address. */
export async function lettersTo(page: Page, { email }: Pick<Holder, "email">): Promise<string[]> {
  const response = await page.request.get(`${process.env.API_URL}/sandbox/mail?lang=en`);
  const letters = (await response.text()).split("<article").slice(1);
  return letters.filter((letter) => letter.includes(email));
}

/** E-mails with the document of a policy that were sent to this address. */
export async function policiesMailedTo(
  page: Page,
  holder: Pick<Holder, "email">,
): Promise<string[]> {
  return (await lettersTo(page, holder)).filter((letter) => letter.includes("policy.pdf"));
}
