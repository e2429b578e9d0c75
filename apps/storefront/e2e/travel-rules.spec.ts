import type { Locator, Page } from "@playwright/test";
import { buy } from "./order-page.ts";
import {
  addOn,
  agree,
  aTraveller,
  choose,
  chooseCountry,
  control,
  fillHolder,
  fillPerson,
  goOn,
  inDays,
  openTravel,
  settledPrice,
  turnOn,
} from "./travel-page.ts";
import { travelWords } from "./travel-words.ts";
import { expect, test, violations } from "./watched-page.ts";
import { words } from "./words.ts";

const w = travelWords.ru;

/** What the list of mistakes on top of the step says. */
const mistakes = (page: Page): Locator => page.getByRole("alert", { name: words.ru.errors });

/** Presses "Continue" although something is wrong. */
const tryToGoOn = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: w.next }).click({ timeout: 2_000 });

/** Types something wrong and reads what the field says about it. */
async function refused(page: Page, name: string, typed: string, says: RegExp): Promise<void> {
  await control(page, name).fill(typed);
  await expect(control(page, name)).toHaveAccessibleDescription(says);
}

/** Types a date out of range, which takes the focus back (decision 21). */
async function refusedDate(page: Page, name: string, typed: string): Promise<void> {
  await refused(page, name, typed, /Вы ввели/);
  await expect(control(page, name)).toBeFocused();
}

test("every rule of the trip is told where it is broken", async ({ page }) => {
  await openTravel(page, "/travel-order");
  await tryToGoOn(page);
  const countries = page.getByRole("combobox", { name: "Страны" });
  await expect(countries).toBeFocused();
  await expect(countries).toHaveAccessibleDescription(/Выберите хотя бы одну страну/);
  await chooseCountry(page, "germany", "Германия");

  // Schengen asks for more: one tap is enough.
  await expect(page.getByText("Для шенгенской визы этой суммы мало")).toBeVisible();
  await page.getByRole("button", { name: /30\s000\sEUR/ }).click();
  await expect(
    page.getByText(
      "Сумма не меньше 30 000 евро, как требуют для шенгенской визы. Решение принимает консульство.",
    ),
  ).toBeVisible();
  await expect(control(page, "currency", "EUR")).toBeChecked();

  await refusedDate(page, "beginDate", inDays(-1));
  await expect(control(page, "beginDate")).toHaveValue("");
  await refused(page, "beginDate", "12.13.2026", /^(?!.*Вы ввели)/);
  await control(page, "endDate").focus();
  await expect(control(page, "beginDate")).toHaveAccessibleDescription(/Месяца 13 нет/);
  await control(page, "beginDate").fill(inDays(5));
  await control(page, "endDate").fill(inDays(5));
  await expect(page.getByText(/конец мы перенесли на/)).toBeVisible();
  await expect(control(page, "endDate")).toHaveValue(inDays(6));
  await refusedDate(page, "endDate", inDays(400));
  await tryToGoOn(page);
  await expect(control(page, "endDate")).toBeFocused();
  await expect(control(page, "endDate")).toHaveAccessibleDescription(/Вы ввели/);
  await control(page, "endDate").fill(inDays(15));
  await refusedDate(page, "las[0].laBirthday", inDays(-30_000));
  await control(page, "las[0].laBirthday").fill("14.05.1990");
  for (let person = 2; person <= 5; person += 1) {
    await page.getByRole("button", { name: "4–69 лет", exact: true }).click();
  }
  await expect(page.getByText("В одном полисе до пяти человек")).toBeVisible();
  await expect(page.getByRole("button", { name: "4–69 лет", exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Убрать человека 5" }).click();
  await expect(page.getByRole("button", { name: "4–69 лет", exact: true })).toBeVisible();
  await goOn(page, w.options);
});

test("every rule of holder, insured persons and promo code is told where it is broken", async ({
  page,
}) => {
  const holder = aTraveller();
  await openTravel(page, "/travel-order");
  await chooseCountry(page, "turkey", w.turkey);
  await page.getByRole("button", { name: "4–69 лет", exact: true }).click();
  await goOn(page, w.options);
  await turnOn(page, "Защита дома");
  await goOn(page, w.people);

  // Right after the last press it is taken for a double click.
  await expect(async () => {
    await tryToGoOn(page);
    await expect(mistakes(page)).toBeFocused({ timeout: 2_000 });
  }).toPass();
  await expect(mistakes(page).getByRole("link")).toHaveCount(5);
  await mistakes(page)
    .getByRole("button", { name: /Показать ещё/ })
    .click();
  await expect(mistakes(page)).toContainText("Телефон: Заполните это поле");
  await expect(mistakes(page)).toContainText("Пол: Выберите один из вариантов");
  await expect(mistakes(page)).toContainText("Документ: Выберите один из вариантов");
  await expect(mistakes(page)).toContainText("Дата верна");
  await expect(mistakes(page)).toContainText("Напишите адрес жилья");
  expect(await violations(page)).toEqual([]);

  await refused(page, "holderFullName", "Саидова Мадина", /латинскими буквами/);
  await page.getByRole("button", { name: "Подставить" }).click();
  await expect(control(page, "holderFullName")).toHaveValue("Saidova Madina");
  await refused(page, "holderFullName", "SAIDOVA", /фамилию и имя через пробел/);
  await refusedDate(page, "holderBirthday", inDays(-3_000));
  await refused(page, "holderPhone", "92123", /должно быть девять/);
  await refused(page, "holderEmail", "почта", /адрес почты/);
  await choose(page, "holderDocType", "0");
  await refused(page, "holderDocSeries", "AB1", /одна латинская буква/);
  await refused(page, "holderDocNumber", "1234567", /от 8 до 15 цифр/);
  await control(page, "holderBirthday").fill(holder.birthday);
  // Issued before the birth: moved to it.
  await control(page, "holderIssueDate").fill("01.01.1980");
  await expect(control(page, "holderIssueDate")).not.toHaveValue("01.01.1980");
  await refusedDate(page, "holderIssueDate", inDays(2));
  await refused(page, "inn", "123", /девять цифр/);
  await control(page, "inn").fill("");
  await fillHolder(page, holder);
  await control(page, "holderDocSeries").fill("");

  await expect(control(page, "las[0].docType", "0")).toHaveCount(0);
  await fillPerson(page, 0, aTraveller({ fullName: "SAIDOV ALI", birthday: "02.02.1988" }));
  await fillPerson(page, 1, { fullName: "SAIDOV BEK", docNumber: "987654321" });
  await page.getByRole("button", { name: "Дата верна" }).click();
  await choose(page, "las[1].docType", "2");
  await refused(page, "las[1].docNumber", "ЖЖ1", /латинских букв и цифр/);
  const taken = await control(page, "las[0].docNumber").inputValue();
  await choose(page, "las[1].docType", "1");
  await refused(page, "las[1].docNumber", taken, /уже указан у другого/);
  await control(page, "las[1].docNumber").fill("987654321");
  await control(page, "las[1].dateTo").fill(inDays(0));
  await expect(page.getByText(/Документ закончится раньше поездки/)).toBeVisible();
  await control(page, "assuredFlatAddress").fill("Dushanbe");

  const price = await settledPrice(page);
  await page.getByRole("textbox", { name: words.ru.promoCode }).fill("NOSUCHCODE");
  await page.getByRole("button", { name: words.ru.apply }).click();
  await expect(page.getByRole("textbox", { name: words.ru.promoCode })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await page.getByRole("textbox", { name: words.ru.promoCode }).fill("NAVRUZ10");
  await page.getByRole("button", { name: words.ru.apply }).click();
  await expect(page.getByText(words.ru.applied)).toBeVisible();
  expect(await settledPrice(page)).toBeLessThan(price);

  await goOn(page, w.review);
  // A press right after the last one is taken for a double click.
  await expect(async () => {
    await page.getByRole("button", { name: w.buy }).press("Enter");
    await expect(page.getByRole("checkbox", { name: w.agree })).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await agree(page);
  await buy(page);
});

test("what moves the price is told, from what to what", async ({ page }) => {
  await openTravel(page, "/travel-order");
  await chooseCountry(page, "turkey", w.turkey);
  const first = await settledPrice(page);
  await choose(page, "spaType", "1");
  await expect(page.getByText(/^Было .* стало .*Спорт: \+/)).toBeVisible();
  const sport = await settledPrice(page);
  expect(sport).toBeGreaterThan(first);
  await choose(page, "spaType", "0");
  // An input seen before has its price at once.
  await expect(page.getByText(/^Было .* стало .*Спорт: −/)).toBeVisible();
  expect(await settledPrice(page)).toBe(first);
  await goOn(page, w.options);
  await turnOn(page, "Личные вещи");
  await expect(page.getByText(/^Было .* стало .*Личные вещи: \+/)).toBeVisible();
  const withThings = await settledPrice(page);
  await choose(page, "thingsSumAssured", "1000");
  expect(await settledPrice(page)).toBeGreaterThan(withThings);
  await addOn(page, "Личные вещи").locator("..").locator("label").click();
  expect(await settledPrice(page)).toBe(first);
});
