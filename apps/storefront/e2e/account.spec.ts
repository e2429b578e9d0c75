import type { Page } from "@playwright/test";
import { openBoughtBox } from "./bought-box.ts";
import { aPhone, codeFor } from "./sms-code.ts";
import { expect, test, violations, waitUntilLive } from "./watched-page.ts";

const PASSWORD = "correct horse";
const NEW_PASSWORD = "battery staple";

const save = (page: Page) => page.getByRole("button", { name: "Сохранить", exact: true });

const text = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** Saves name, document and car of the person who is signed in. */
async function saveForOrders(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Профиль" }).click();
  await text(page, "Фамилия").fill("Саидова");
  await text(page, "Имя").fill("Мадина");
  await save(page).click();
  await expect(page.getByText("Сохранено.")).toBeVisible();
  await page.getByRole("button", { name: "Добавить документ" }).click();
  await page
    .getByRole("radio", { name: /^Внутренний паспорт Таджикистана/ })
    .check({ force: true });
  await text(page, "Серия").fill("A");
  await text(page, "Номер").fill("12345678");
  await text(page, "Дата выдачи").fill("01.02.2018");
  await text(page, "Кем выдан").fill("ОВД Сино");
  await save(page).last().click();
  await expect(page.getByText("A 12345678, выдан 01.02.2018")).toBeVisible();

  await page.getByRole("tab", { name: "Люди и машины" }).click();
  await page.getByRole("button", { name: "Добавить машину" }).click();
  await text(page, "Марка").fill("toyota");
  await text(page, "Модель").fill("camry");
  await page.getByLabel("Год выпуска").selectOption("2015");
  await text(page, "Госномер").fill("1234 аа 01");
  await save(page).click();
  await expect(page.getByText("2015, 1234 AA 01")).toBeVisible();
  expect(await violations(page)).toEqual([]);
}

/** Starts the order of the saved car, and fills in the rest from the account. */
async function insureSavedCar(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Застраховать: Toyota Camry, 2015, 1234 AA 01" }).click();
  await expect(page).toHaveURL(/\/auto\/order\/MTPL/);
  await expect(page.getByRole("combobox", { name: "Модель" })).toHaveValue("Camry");
  await expect(page.locator("input[name=gosNomer]")).toHaveValue(/1234\s?AA\s?01/);
  await page.getByRole("button", { name: "Заполнить из моего профиля" }).click();
  await expect(page.locator("input[name=holderFullName]")).toHaveValue("Саидова Мадина");
  await expect(page.locator("input[name=holderDocNumber]")).toHaveValue("12345678");
}

/** Types the requested SMS code, and a password twice. */
async function fillNewPassword(page: Page, phone: string) {
  const main = page.getByRole("main");
  const code = main.getByRole("textbox", { name: "Код из SMS" });
  await expect(code).toBeVisible();
  await code.fill(await codeFor(page, phone));
  await main.locator("input[name=password]").fill(PASSWORD);
  await main.locator("input[name=repeatPassword]").fill(PASSWORD);
}

/** Signs in as a user whose password an employee has set, and replaces it with a new one. */
async function changeTemporaryPassword(page: Page, phone: string) {
  await page.route("**/v1/user/auth/", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), changePassword: true } });
  });
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "Телефон" }).fill(phone);
  await main.locator("input[name=password]").fill(PASSWORD);
  await main.getByRole("button", { name: "Войти", exact: true }).click();
  await expect(main.getByText("Этот пароль был временным")).toBeVisible();
  await main.locator("input[name=password]").fill(NEW_PASSWORD);
  await main.locator("input[name=repeatPassword]").fill(NEW_PASSWORD);
  await main.getByRole("button", { name: "Сохранить пароль" }).click();
  await page.unroute("**/v1/user/auth/");
}

test("a guest who has bought opens an account with one code, finds the policy there, insures a saved car from it, resets the password, and deletes the account; another guest registers", async ({
  page,
  troubles,
}) => {
  // The service returns an error for visitors who are not signed in.
  troubles.expect(/status of 401/);
  const phone = aPhone();
  const { number } = await openBoughtBox(page, phone);

  await page.getByRole("button", { name: "Сохранить в кабинете" }).click();
  const code = page.getByRole("textbox", { name: "Код из SMS" });
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await expect(page.getByText(`заканчивается на ${phone.slice(-2)}`)).toBeVisible();
  await code.fill(await codeFor(page, phone));
  await page.getByRole("button", { name: "Открыть кабинет" }).click();
  await page.getByRole("link", { name: "Перейти в кабинет" }).click();

  const policy = page.getByRole("article", { name: new RegExp(number) });
  await expect(policy).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    policy.getByRole("button", { name: "Скачать полис" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`Полис-${number}.pdf`);
  await page.reload();
  await expect(policy.getByText("Что покрывает")).toBeVisible();
  await saveForOrders(page);
  await insureSavedCar(page);

  await page.goto("/account?lang=ru");
  await page.getByRole("tab", { name: "Вход и данные" }).click();
  await page.getByRole("button", { name: "Выйти", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Вход" })).toBeVisible();

  await page.goto("/mobile-login?next=%2Faccount&lang=ru");
  await waitUntilLive(page);
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "Телефон" }).fill(phone);
  await main.getByRole("button", { name: "Забыли пароль?" }).click();
  await main.getByRole("button", { name: "Получить код" }).click();
  await fillNewPassword(page, phone);
  await main.getByRole("button", { name: "Сохранить и войти" }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(policy).toBeVisible();
  // A signed-in visitor is redirected.
  await page.goto("/mobile-login?next=%2Faccount&lang=ru");
  await expect(page).toHaveURL(/\/account$/);
  await expect(policy).toBeVisible();

  await page.getByRole("tab", { name: "Вход и данные" }).click();
  await page.getByRole("button", { name: "Выйти", exact: true }).click();
  await changeTemporaryPassword(page, phone);
  await expect(policy).toBeVisible();

  await page.getByRole("tab", { name: "Вход и данные" }).click();
  await page.locator("summary", { hasText: "Удалить кабинет" }).click();
  await page.getByRole("button", { name: "Удалить кабинет" }).click();
  const removal = page.getByRole("dialog", { name: "Удалить кабинет" });
  await removal.locator("input[name=password]").fill(NEW_PASSWORD);
  await removal.getByRole("button", { name: "Удалить навсегда" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Кабинет удалён" })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const otherPhone = aPhone();
  await page.goto("/account?lang=ru");
  await main.getByRole("button", { name: "Зарегистрироваться" }).click();
  await expect(main.getByRole("textbox", { name: "Телефон" })).toBeFocused();
  await page.getByRole("link", { name: /^EN/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Register" })).toBeVisible();
  await page.getByRole("link", { name: /^RU/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Регистрация" })).toBeVisible();
  await main.getByRole("textbox", { name: "Телефон" }).fill(otherPhone);
  await main.getByRole("button", { name: "Получить код" }).click();
  await fillNewPassword(page, otherPhone);
  await main.getByRole("button", { name: "Зарегистрироваться" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Личный кабинет" })).toBeVisible();
  await expect(policy).toBeHidden();
});
