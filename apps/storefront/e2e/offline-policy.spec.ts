import { aHolder, atBank, fillOrder, goToBank, openOrder, paidPolicyNumber } from "./order-page.ts";
import { expect, test, violations } from "./watched-page.ts";

test("a downloaded policy opens without a network, with whom to call and what to do, until it is removed", async ({
  page,
  context,
  troubles,
}) => {
  await openOrder(page);
  await fillOrder(page, aHolder());
  await goToBank(page);
  await atBank(page, "pay");
  const number = await paidPolicyNumber(page);
  await page.getByRole("button", { name: "Скачать полис (PDF)" }).click();
  await expect(page.getByText(/откроется без интернета/)).toBeVisible();
  await page.getByRole("link", { name: "Показать" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Мои полисы" })).toBeVisible();

  await context.setOffline(true);
  troubles.expect(/ERR_INTERNET_DISCONNECTED/);
  for (const address of ["/my-policy", "/boxes"]) {
    await page.goto(address);
    await expect(page.getByRole("article").getByText(number)).toBeVisible();
    await expect(page.getByRole("link", { name: /5511/ }).first()).toBeVisible();
    await expect(page.getByRole("listitem")).toHaveCount(4);
  }
  expect(await violations(page)).toEqual([]);
  const [document] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Открыть полис (PDF)" }).click(),
  ]);
  expect(await document.failure()).toBeNull();

  await context.setOffline(false);
  await page.getByRole("link", { name: "Удалить с этого устройства" }).click();
  await expect(page.getByRole("heading", { name: "Здесь пока нет полисов" })).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
