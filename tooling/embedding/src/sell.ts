import { expect as expectSoon, type FrameLocator, type Locator, type Page } from "@playwright/test";

/** Timeout of a step on a busy machine. */
const expect = expectSoon.configure({ timeout: 20_000 });

/** Place of a sale: a page, or the frame of a page; and its selling part. */
export interface Shop {
  readonly page: Page;
  readonly screen: Page | FrameLocator;
  readonly part: Locator;
  readonly headingLevel: number;
  /** The same shop on the page to which the bank returns, where that is another one. */
  readonly returned?: Shop;
}

const WORDS = {
  next: "Продолжить",
  model: "Модель",
  make: "Марка",
  openCalendar: "Открыть календарь",
  agree: /Соглашаюсь/,
  buy: /^Купить за/,
  payDialog: "Как вы хотите заплатить?",
  operator: "DC Pay",
  pay: "Оплатить",
  payAtBank: "Оплатить",
  refuseAtBank: "Отменить и вернуться",
  tryAgain: "Попробовать ещё раз",
  paid: "Полис оплачен",
} as const;

/** The fields of the policyholder that both products have. */
const HOLDER = {
  holderFullName: "SAIDOVA MADINA",
  holderBirthday: "14.05.1990",
  holderPhone: "921234567",
  holderEmail: "madina@mail.tj",
};

/** Sells a trip, from the quick quote to the number of the policy. */
export async function sellTrip(shop: Shop): Promise<string> {
  await tryKeys(shop);
  await orderTrip(shop);
  await closePayDialog(shop);
  return payAfter(shop, async ({ page }) => {
    await page.goBack();
    return shop;
  });
}

/** Opens and closes a list and a calendar by keyboard: Escape closes nothing of the page around them. */
async function tryKeys({ page, part }: Shop): Promise<void> {
  const country = part.getByRole("combobox").first();
  const list = part.getByRole("listbox");
  await expect(country).toBeEditable();
  await country.press("ArrowDown");
  await expect(list).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(country).toBeFocused();
  const opener = part.getByRole("button", { name: WORDS.openCalendar }).first();
  const day = part.getByRole("gridcell").getByRole("button");
  await opener.press("Enter");
  await expect(day.first()).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(day.and(part.locator(":focus"))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(day.first()).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await day.and(part.locator(":focus")).click();
}

/** Closes the choice of a payment on Escape: the order is still there. */
async function closePayDialog({ page, screen, part }: Shop): Promise<void> {
  const dialog = screen.getByRole("dialog", { name: WORDS.payDialog });
  const buy = part.getByRole("button", { name: WORDS.buy });
  await until(buy, dialog);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(buy).toBeVisible();
}

/** Fills the order of a trip, from the quick quote to the consent. */
export async function orderTrip({
  part,
  headingLevel,
}: Omit<Shop, "page" | "screen">): Promise<void> {
  const country = part.getByRole("combobox").first();
  await country.fill("turkey");
  await part.getByRole("option").first().click();
  await country.press("Tab");
  await field(part, "holderBirthday").fill(HOLDER.holderBirthday);
  await choose(part, "holderGender", "f");
  await continueTo(part, part.getByRole("heading", { level: headingLevel }));
  await continueTo(part, part.getByRole("switch").first());
  await continueTo(part, field(part, "holderFullName"));
  await fill(part, HOLDER);
  await choose(part, "holderGender", "f");
  await choose(part, "holderDocType", "1");
  await fill(part, {
    holderDocNumber: String(Math.trunc(Math.random() * 1e9)).padStart(9, "4"),
    holderIssueDate: "01.06.2020",
    holderIssueInstitution: "MIA",
  });
  const agreement = part.getByRole("checkbox", { name: WORDS.agree });
  await continueTo(part, agreement);
  await agreement.check();
}

/** Sells compulsory liability for a car, from the quick quote to the number of the policy. */
export async function sellMtpl(shop: Shop): Promise<string> {
  const { part } = shop;
  await find(part, WORDS.make, "toyota");
  await field(part, "carIssueYear").selectOption("2015");
  await expect(part.locator("output").first()).toContainText(/\d/);
  const model = part.getByRole("combobox", { name: WORDS.model });
  await continueTo(part, model);
  await find(part, WORDS.model, "camry");
  await fill(part, {
    ...HOLDER,
    gosNomer: "1234AA01",
    holderDocNumber: "A1234567",
    holderDocValidTo: "01.01.2035",
    inn: "025001234",
    city: "Душанбе",
    holderAddress: "улица Айни, 12",
  });
  await part.getByRole("checkbox", { name: WORDS.agree }).check();
  return payAfter(shop, async ({ page, returned = shop }) => {
    await page.getByRole("button", { name: WORDS.refuseAtBank, exact: true }).click();
    await returned.screen.getByRole("button", { name: WORDS.tryAgain }).click();
    return returned;
  });
}

/** Leaves the bank without paying, finds the order unchanged where that leads, and pays it. */
async function payAfter(shop: Shop, leaveBank: (shop: Shop) => Promise<Shop>): Promise<string> {
  const { origin } = new URL(shop.page.url());
  await goToBank(shop);
  const found = await leaveBank(shop);
  const { part } = found;
  await expect(
    field(part, "holderFullName").or(part.getByText(HOLDER.holderFullName)).first(),
  ).toBeVisible();
  await part.getByRole("checkbox", { name: WORDS.agree }).check();
  return pay(found, origin);
}

async function goToBank({ page, screen, part }: Shop): Promise<void> {
  const dialog = screen.getByRole("dialog", { name: WORDS.payDialog });
  await until(part.getByRole("button", { name: WORDS.buy }), dialog);
  await dialog.locator("label", { hasText: WORDS.operator }).click();
  await dialog.getByRole("button", { name: WORDS.pay }).click();
  await page.waitForURL(/\/sandbox\/bank\//);
}

/** Pays at the sandbox's bank, which returns to the site of the shop; reads the number of the policy there. */
async function pay(shop: Shop, origin: string): Promise<string> {
  await goToBank(shop);
  const { page, returned = shop } = shop;
  await page.getByRole("button", { name: WORDS.payAtBank, exact: true }).click();
  await page.waitForURL((url) => url.origin === origin);
  const { screen, headingLevel: level } = returned;
  await expect(screen.getByRole("heading", { level, name: WORDS.paid })).toBeVisible();
  const number = await screen.getByText(/^\d{10}$/).textContent();
  return number ?? "";
}

const field = (part: Locator, name: string) => part.locator(`[name="${name}"]`);

async function fill(part: Locator, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(answers)) await field(part, name).fill(text);
}

/** Chooses one option of several, as a tap does: by its label. */
async function choose(part: Locator, name: string, value: string): Promise<void> {
  await part.locator(`[name="${name}"][value="${value}"]`).locator("..").locator("label").click();
}

/** Searches for a make or a model, and chooses the first result. */
async function find(part: Locator, label: string, text: string): Promise<void> {
  const box = part.getByRole("combobox", { name: label });
  await expect(box).toBeEnabled();
  await box.fill(text);
  await part.getByRole("listbox").getByRole("option").first().click();
}

const continueTo = (part: Locator, next: Locator) =>
  until(part.getByRole("button", { name: WORDS.next, exact: true }), next);

/** Presses until an element is shown: a press directly after the previous one counts as a double click. */
async function until(button: Locator, shown: Locator): Promise<void> {
  await expect(async () => {
    if (!(await shown.isVisible())) await button.click({ timeout: 2_000 });
    await expect(shown).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}
