import { randomInt } from "node:crypto";
import { ORDER_PATH } from "./order-page.ts";
import { expect, test, waitUntilLive } from "./watched-page.ts";
import { words } from "./words.ts";

const w = words.ru;
const aPhone = () => `92${randomInt(1_000_000, 9_999_999)}`;

test("a résumé is sent from the page of a vacancy", async ({ page }) => {
  await page.goto("/vacancies");
  await waitUntilLive(page);
  await page.getByRole("link", { name: w.more }).first().click();
  const email = page.getByRole("textbox", { name: w.email });
  await email.fill("madina@");
  await page.getByRole("textbox", { name: "Фамилия, имя, отчество" }).fill("Саидова Мадина");
  await expect(email).toHaveAccessibleDescription(/name@mail\.tj/);
  await email.fill("madina@example.tj");
  await page.getByRole("textbox", { name: w.phone }).fill(aPhone());
  await page.getByRole("checkbox", { name: w.agree }).check();
  await page.getByRole("button", { name: "Отправить резюме" }).click();
  await expect(page.getByRole("status").getByText("Спасибо, резюме у нас")).toBeVisible();
});

test("a policy is checked on the home page", async ({ page, troubles }) => {
  // The service returns an error for a policy that does not exist.
  troubles.expect(/status of 422/);
  await page.goto("/");
  await waitUntilLive(page);
  await page.getByRole("button", { name: w.check }).click();
  const dialog = page.getByRole("dialog");
  const number = dialog.getByRole("textbox", { name: w.policyNumber });
  await number.fill("12");
  await dialog.getByRole("button", { name: w.checkNow }).click();
  await expect(number).toHaveAccessibleDescription(/В номере полиса десять цифр/);
  await number.fill("0000000013");
  await dialog.getByRole("button", { name: w.checkNow }).click();
  await expect(page.getByRole("dialog", { name: /не найден/ })).toBeVisible();
});

test("a callback is requested, and a number that is too short shows the required number of digits", async ({
  page,
}) => {
  await page.goto(ORDER_PATH);
  await waitUntilLive(page);
  await page.getByRole("button", { name: "Закончить по телефону" }).click();
  const dialog = page.getByRole("dialog", { name: "Перезвоним вам" });
  const phone = dialog.getByRole("textbox", { name: w.phone });
  await phone.fill("92");
  await dialog.getByRole("button", { name: "Жду звонка" }).click();
  await expect(phone).toHaveAccessibleDescription(/не хватает 7 цифр/i);
  await phone.fill(aPhone());
  await dialog.getByRole("button", { name: "Жду звонка" }).click();
  await expect(dialog.getByText("Заявка принята. Скоро перезвоним")).toBeVisible();
});
