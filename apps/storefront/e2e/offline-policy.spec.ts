import { openBoughtBox } from "./bought-box.ts";
import { expect, test, violations } from "./watched-page.ts";

test("a downloaded policy opens without a network, with phone numbers and instructions, until it is removed", async ({
  page,
  context,
  troubles,
}) => {
  const { number } = await openBoughtBox(page);
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
  // A Chromium with a PDF viewer shows the document, one without saves it: both get the same response.
  const [document] = await Promise.all([
    context.waitForEvent("response", (response) => response.url().endsWith(`/${number}.pdf`)),
    page.getByRole("link", { name: "Открыть полис (PDF)" }).click(),
  ]);
  expect(document.fromServiceWorker()).toBe(true);
  expect(await document.headerValue("content-type")).toBe("application/pdf");

  await context.setOffline(false);
  // A link from elsewhere deletes nothing.
  await page.goto("/my-policy/remove");
  await expect(page.getByRole("article").getByText(number)).toBeVisible();
  await page.getByText("Удалить с этого устройства").click();
  await page.getByRole("link", { name: "Удалить", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Здесь пока нет полисов" })).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);

  await page.getByRole("button", { name: "Забыть меня на этом устройстве" }).click();
  await page.getByRole("button", { name: "Забыть", exact: true }).click();
  await page.waitForEvent("load");
  const left = await page.evaluate(() => Object.keys(localStorage));
  expect(left.filter((name) => name.startsWith("sughurta."))).toEqual([]);
});
