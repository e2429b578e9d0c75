import {
  addOn,
  choose,
  chooseCountry,
  continueTo,
  openTravel,
  settledPrice,
  turnOn,
} from "./travel-page.ts";
import { travelWords } from "./travel-words.ts";
import { expect, test } from "./watched-page.ts";

const w = travelWords.ru;

test("a price change shows the old and the new price", async ({ page }) => {
  await openTravel(page, "/travel-order");
  await chooseCountry(page, "turkey", w.turkey);
  const first = await settledPrice(page);
  await choose(page, "spaType", "1");
  await expect(page.getByText(/^Было .* стало .*Спорт: \+/)).toBeVisible();
  const sport = await settledPrice(page);
  expect(sport).toBeGreaterThan(first);
  await choose(page, "spaType", "0");
  // An input used before has its cached price at once.
  await expect(page.getByText(/^Было .* стало .*Спорт: −/)).toBeVisible();
  expect(await settledPrice(page)).toBe(first);
  await continueTo(page, w.options);
  await turnOn(page, "Личные вещи");
  await expect(page.getByText(/^Было .* стало .*Личные вещи: \+/)).toBeVisible();
  const withThings = await settledPrice(page);
  await choose(page, "thingsSumAssured", "1000");
  expect(await settledPrice(page)).toBeGreaterThan(withThings);
  await addOn(page, "Личные вещи").locator("..").locator("label").click();
  expect(await settledPrice(page)).toBe(first);
});

test("an overloaded service is asked again, and nothing is lost", async ({ page, troubles }) => {
  troubles.expect(/503/);
  let isBusy = true;
  await page.route("**/v1/travel/calc", (route) =>
    isBusy
      ? route.fulfill({ status: 503, json: { code: "busy" }, headers: { "retry-after": "1" } })
      : route.continue(),
  );
  await openTravel(page, "/travel-order");
  await chooseCountry(page, "turkey", w.turkey);
  const notice = page.getByRole("status").filter({ hasText: "Сейчас много покупателей" });
  await expect(notice).toContainText("Всё, что вы ввели, на месте");
  isBusy = false;
  expect(await settledPrice(page)).toBeGreaterThan(0);
  await expect(notice).toBeHidden();
  await expect(page.getByText(w.turkey).first()).toBeVisible();
});
