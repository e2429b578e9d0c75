import type { Page } from "@playwright/test";
import { choose, control } from "./travel-page.ts";
import { expect, waitUntilLive } from "./watched-page.ts";

/** Texts that a buyer reads and clicks in a motor order, in Russian and Tajik. */
export const motorWords = {
  ru: { make: "Марка", model: "Модель", next: "Продолжить", copyHolder: "Это страхователь" },
  tg: { make: "Тамға", model: "Модел", next: "Идома додан", copyHolder: "Ин суғурташаванда аст" },
} as const;

/** The texts of one language. */
export type MotorTranslations = (typeof motorWords)[keyof typeof motorWords];

/** Searches for a make or model and chooses the first result. */
export async function findCar(page: Page, label: string, text: string): Promise<void> {
  const box = page.getByRole("combobox", { name: label });
  await expect(box).toBeEnabled();
  await box.fill(text);
  await page.getByRole("listbox").getByRole("option").first().click();
}

/** Chooses a year of issue once the years of the model are loaded. */
export async function chooseYear(page: Page, year: string | { index: number }): Promise<void> {
  const list = control(page, "carIssueYear");
  await expect(list).toBeEnabled();
  await list.selectOption(year);
}

/** Chooses the insured sum at a position of its list, once it is loaded. */
export async function chooseSum(page: Page, index: number): Promise<void> {
  const list = control(page, "policeSumInsured");
  await expect(list).toBeEnabled();
  await list.selectOption({ index });
}

/** Continues until the next step is shown: a press directly after the previous one counts as a double click. */
export async function continueTo(
  page: Page,
  step: string,
  w: MotorTranslations = motorWords.ru,
): Promise<void> {
  const heading = page.getByRole("heading", { level: 2, name: step });
  await expect(async () => {
    if (!(await heading.isVisible())) {
      await page.getByRole("button", { name: w.next }).click({ timeout: 2_000 });
    }
    await expect(heading).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** The live price. */
export const price = (page: Page) => page.locator("output").first();

/** Opens a motor order and waits for its hydration. */
export async function openMotor(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilLive(page);
}

/** Fills in the buyer, with the document of the chosen residence. */
export async function fillHolder(page: Page): Promise<void> {
  await control(page, "holderFullName").fill("Саидова Мадина Рустамовна");
  await control(page, "holderBirthday").fill("14.05.1990");
  await control(page, "holderPhone").fill("921234567");
  await control(page, "holderDocNumber").fill("A1234567");
  await control(page, "holderAddress").fill("улица Айни, 12");
}

/** Fills in the additional casco fields of the buyer, and the licence of the first driver, who is the buyer. */
export async function fillCascoPeople(page: Page, w: MotorTranslations): Promise<void> {
  await fillHolder(page);
  await choose(page, "holderGender", "f");
  await control(page, "holderEmail").fill("madina@example.tj");
  await control(page, "holderIssueDate").fill("01.02.2018");
  await control(page, "holderIssueInstitution").fill("ОВД Сино");
  await page.getByRole("button", { name: w.copyHolder }).click();
  await fillLicence(page, 0);
}

/** Fills in the licence of a driver. */
export async function fillLicence(page: Page, place: number): Promise<void> {
  await control(page, `drivers[${place}].docNumber`).fill(`AB12345${place}`);
  await control(page, `drivers[${place}].docIssueDate`).fill("01.04.2012");
}

/** Ticks every agreement of the order. */
export async function agreeToAll(page: Page): Promise<void> {
  for (const field of ["agree", "noTaxiAgree", "ageAgree"]) await control(page, field).check();
}
