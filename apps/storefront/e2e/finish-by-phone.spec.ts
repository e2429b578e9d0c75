import { randomInt } from "node:crypto";
import { openOrder } from "./order-page.ts";
import { expect, test } from "./watched-page.ts";

test("an order is finished by phone", async ({ page }) => {
  await openOrder(page);
  await page.getByRole("button", { name: "Закончить по телефону" }).click();
  const dialog = page.getByRole("dialog", { name: "Перезвоним вам" });
  await dialog
    .getByRole("textbox", { name: "Телефон" })
    .fill(`92${randomInt(1_000_000, 9_999_999)}`);
  await dialog.getByRole("button", { name: "Жду звонка" }).click();
  await expect(dialog.getByText("Заявка принята. Скоро перезвоним")).toBeVisible();
  await expect(page.locator("form form")).toHaveCount(0);
});
