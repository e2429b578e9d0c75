import {
  aHolder,
  buy,
  buyButton,
  draftStored,
  field,
  fillFlat,
  fillOrder,
  ORDER_PATH,
  openOrder,
  payDialog,
} from "./order-page.ts";
import { test } from "./typed-orders.ts";
import { expect, waitUntilLive } from "./watched-page.ts";
import { words } from "./words.ts";

const w = words.ru;

test("missing fields are listed in the language of the page, after a switch too", async ({
  page,
}) => {
  await openOrder(page);
  await page.getByRole("checkbox", { name: w.agree }).check();
  await fillFlat(page);
  await field(page, w.lastName).pressSequentially("Саидова");
  await buyButton(page).click();
  await expect(page.getByRole("alert", { name: w.errors })).toBeVisible();

  await page.getByRole("link", { name: /^TJ/ }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "tg");
  const tg = words.tg;
  await expect(field(page, tg.lastName)).toHaveValue("Саидова");
  await page.getByRole("checkbox", { name: tg.agree }).check();
  await buyButton(page, tg).click();
  const summary = page.getByRole("alert", { name: tg.errors });
  await expect(summary).toContainText("Номро мувофиқи шиноснома нависед");
  await expect(summary).not.toContainText(tg.lastName);
});

test("a connection lost on Buy shows an error, and the form stays usable", async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/);
  await openOrder(page);
  const holder = aHolder();
  await fillOrder(page, holder);
  await context.setOffline(true);
  await buyButton(page).click();
  await expect(page.getByRole("alert")).toContainText("второго заказа не будет");
  await expect(field(page, w.lastName)).toHaveValue(holder.lastName);
  await context.setOffline(false);
  await buy(page);

  await context.setOffline(true);
  await payDialog(page).getByRole("button", { name: w.pay }).click();
  await expect(payDialog(page).getByRole("alert")).toContainText("второй оплаты не будет");
  await context.setOffline(false);
  await payDialog(page).getByRole("button", { name: w.pay }).click();
  await page.waitForURL(/\/sandbox\/bank\//);
});

test("a lost response leads to the same order", async ({
  page,
  troubles,
  filledBox: { sales },
}) => {
  troubles.expect(/ERR_FAILED/);
  let lost: string | undefined;
  await page.route("**/v1/box/", async (route) => {
    if (lost !== undefined) return route.fallback();
    const response = await route.fetch();
    lost = (await response.json()).id;
    await route.abort();
  });
  await buyButton(page).click();
  await expect(page.getByRole("alert")).toContainText("второго заказа не будет");
  await buy(page);
  expect([...sales.orders]).toEqual([lost]);
});

test("a reload in between preserves the input, and stores none of it in the browser", async ({
  page,
}) => {
  await openOrder(page);
  const kept = draftStored(page);
  await field(page, w.lastName).pressSequentially("Саидова");
  await kept;
  // The page is left at once: the last letters are saved too.
  await field(page, w.phone).pressSequentially("921234567");
  await page.reload();
  await expect(page.getByText(w.restored)).toBeVisible();
  await expect(field(page, w.lastName)).toHaveValue("Саидова");
  await expect(field(page, w.phone)).toHaveValue(/92\D*123\D*4567/);
  const inBrowser = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(inBrowser).not.toMatch(/Саидова|921234567/);
  await page.getByRole("button", { name: "Начать заново" }).click();
  await expect(field(page, w.lastName)).toHaveValue("");
  await page.reload();
  await waitUntilLive(page);
  await expect(field(page, w.lastName)).toHaveValue("");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("pages and the order can be read", async ({ page }) => {
    for (const [path, heading] of [
      ["/", "Куда вы едете"],
      ["/boxes", w.boxes],
      ["/boxes/kvartira", "Квартира и соседи"],
      [ORDER_PATH, "Квартира и соседи"],
      ["/blog", "Блог"],
      ["/offices", "Офисы"],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
      await expect(page.getByRole("main")).toBeVisible();
    }
  });
});
