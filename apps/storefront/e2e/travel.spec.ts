import { atBank, goToBank, lettersTo, paidPolicyNumber } from "./order-page.ts";
import {
  agree,
  aTraveller,
  choose,
  chooseCountry,
  control,
  fillHolder,
  goOn,
  openTravel,
  settledPrice,
} from "./travel-page.ts";
import { travelWords } from "./travel-words.ts";
import { expect, test, violations } from "./watched-page.ts";

test("a new visitor goes from the quick quote to a travel policy", async ({ page }) => {
  const w = travelWords.ru;
  const traveller = aTraveller();
  await openTravel(page, "/travel");
  await expect(page.getByRole("heading", { level: 1, name: w.banner })).toBeVisible();
  await chooseCountry(page, "turkey", w.turkey);
  const guessed = await settledPrice(page);
  await control(page, "holderBirthday").fill(traveller.birthday);
  await choose(page, "spaType", "1");
  await expect(page.getByText(/^Было .*, стало /)).toBeVisible();
  const told = await settledPrice(page);
  expect(told).toBeGreaterThan(guessed);
  await choose(page, "holderGender", "f");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: w.start, exact: true }).click();

  await expect(page).toHaveURL(/\/travel-order$/);
  expect(await settledPrice(page)).toBe(told);
  await expect(control(page, "las[0].laBirthday")).toHaveValue(traveller.birthday);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toMatch(/1990|holder/);
  // Left at once: what was handed over is kept all the same.
  await page.reload();
  await expect(page.getByText(w.restored)).toBeVisible();
  await expect(control(page, "las[0].laBirthday")).toHaveValue(traveller.birthday);
  expect(await settledPrice(page)).toBe(told);
  expect(await violations(page)).toEqual([]);

  await goOn(page, w.options);
  expect(await violations(page)).toEqual([]);
  await goOn(page, w.people);
  await fillHolder(page, traveller);
  await expect(control(page, "las[0].laFullname")).toHaveValue(traveller.fullName);
  expect(await violations(page)).toEqual([]);
  await goOn(page, w.review);
  expect(await violations(page)).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, history.state]));
  expect(kept).not.toMatch(/SAIDOVA|921234567|1990/);
  await agree(page);
  await goToBank(page);
  await expect(page.getByText(String(told).replace(".", ","))).toBeVisible();
  await atBank(page, "pay");

  const number = await paidPolicyNumber(page);
  expect(await lettersTo(page, traveller)).toEqual([expect.stringContaining(number)]);
  await openTravel(page, "/travel-order");
  await expect(page.getByText(w.restored)).toHaveCount(0);
});
