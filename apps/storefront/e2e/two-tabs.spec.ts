import type { Page } from "@playwright/test";
import { control, taxNumber } from "./travel-page.ts";
import { test } from "./typed-orders.ts";
import { expect, violations, waitUntilLive } from "./watched-page.ts";

/** Types the tax number, and waits for the service's response to saving it. */
async function writeTaxNumber(page: Page, inn: string): Promise<number> {
  const field = await taxNumber(page);
  const saved = page.waitForResponse(
    (response) => response.request().method() === "PUT" && response.url().includes("/v1/draft/"),
  );
  await field.fill(inn);
  return (await saved).status();
}

test("the older of two tabs with one trip shows a notice, and never mixes data of two people", async ({
  page,
  troubles,
  openFilledTrip,
}) => {
  // The service refuses the older tab's save.
  troubles.expect(/409 .*\/v1\/draft\//);
  const holder = await openFilledTrip({ page, step: "people" });
  expect(await writeTaxNumber(page, "111111111")).toBe(200);

  const newer = await page.context().newPage();
  await newer.goto("/travel-order?lang=ru");
  await waitUntilLive(newer);
  await expect(control(newer, "holderFullName")).toHaveValue(holder.fullName);
  expect(await writeTaxNumber(newer, "222222222")).toBe(200);

  expect(await writeTaxNumber(page, "333333333")).toBe(409);
  const dialog = page.getByRole("dialog", { name: "Этот заказ изменён в другом окне" });
  await expect(dialog).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Показать тот заказ" }).click();
  await expect(control(page, "inn")).toHaveValue("222222222");
  await newer.reload();
  await expect(control(newer, "inn")).toHaveValue("222222222");
});
