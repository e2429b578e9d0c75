import { aClaim } from "./a-claim.ts";
import { openBoughtBox } from "./bought-box.ts";
import { find, openList, signIn } from "./desk-page.ts";
import { aPhone } from "./sms-code.ts";
import { expect, test } from "./watched-page.ts";

test("support corrects a birth date: a refused form keeps what was typed", async ({
  page,
  troubles,
}) => {
  troubles.expect(/422/);
  const { number } = await openBoughtBox(page, aPhone());
  await signIn(page, "support2");
  await find(page, number);
  await page.getByRole("link", { name: number }).click();
  await page.getByText("Показать персональные данные").first().click();
  await page.getByLabel("Зачем").fill("Звонит владелец");
  await page.getByRole("button", { name: "Показать персональные данные" }).click();
  const form = page.locator("#correct form");
  const birthDate = form.getByLabel("Дата рождения").first();
  await birthDate.fill("2090-05-15");
  await form.getByLabel("На основании чего").fill("Показал паспорт");
  await form.getByRole("button").click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(birthDate).toHaveValue("2090-05-15");
  await birthDate.fill("1990-05-15");
  await form.getByRole("button").click();
  await expect(page.getByText("Версия 2", { exact: true })).toBeVisible();
});

test("claims staff take a claim, note what was said, and find it in a saved list", async ({
  page,
}) => {
  const claimId = await aClaim(page, aPhone());
  const number = claimId.slice(0, 4).toUpperCase();
  await signIn(page, "claims2");
  await openList(page, "Заявления");
  await find(page, claimId.slice(0, 8));
  await page.getByRole("link", { name: number }).click();
  await page.getByRole("button", { name: "Взять себе" }).click();
  await expect(page.getByRole("heading", { name: "Кто занимается: claims2" })).toBeVisible();
  await page.getByLabel("Новая заметка").fill("Акт привезут в пятницу");
  await page.getByRole("button", { name: "Добавить заметку" }).click();
  await expect(page.getByText("Акт привезут в пятницу")).toBeVisible();
  await openList(page, "Заявления");
  await page.getByText("Фильтр", { exact: true }).click();
  await page.getByLabel("Только мои").check();
  await page.getByRole("button", { name: "Показать", exact: true }).click();
  await expect(page.getByRole("link", { name: number })).toBeVisible();
  const filtered = page.url();
  await page.getByText("Сохранить список").first().click();
  await page.getByLabel("Название списка").fill("Мои");
  await page.getByRole("button", { name: "Сохранить список" }).click();
  await openList(page, "Заявления");
  await page
    .getByRole("navigation", { name: "Мои списки" })
    .getByRole("link", { name: "Мои" })
    .click();
  await expect(page.getByLabel("Только мои")).toBeChecked();
  expect(new URL(page.url()).searchParams.get("mine")).toBe(
    new URL(filtered).searchParams.get("mine"),
  );
  await page.getByRole("checkbox", { name: new RegExp(`Отметить: ${number}`) }).check();
  await page.getByRole("button", { name: "Что сделать с отмеченными" }).click();
  await expect(page.getByRole("heading", { name: "Отмечено: 1" })).toBeVisible();
  await page.getByLabel("Кому").selectOption({ label: "Никто" });
  await page.getByRole("button", { name: "Передать: 1" }).click();
  await expect(page.getByRole("status")).toContainText("Сделано: 1.");
});
