import { holdScripts } from "./hold-scripts.ts";
import { atBank, goToBank, paidPolicyNumber, policiesMailedTo } from "./order-page.ts";
import {
  agree,
  aTraveller,
  choose,
  chooseCountry,
  continueTo,
  control,
  fillHolder,
  getTravellers,
  openTravel,
  settledPrice,
} from "./travel-page.ts";
import { travelWords } from "./travel-words.ts";
import { expect, test, violations, waitUntilLive } from "./watched-page.ts";
import { words } from "./words.ts";

test("a new visitor continues from the quick quote to a travel policy", async ({ page }) => {
  const w = travelWords.ru;
  const traveller = aTraveller();
  await openTravel(page, "/travel");
  await chooseCountry(page, "turkey", w.turkey);
  const guessed = await settledPrice(page);
  await control(page, "holderBirthday").fill(traveller.birthday);
  await choose(page, "spaType", "1");
  await expect(page.getByText(/^Было .*, стало /)).toBeVisible();
  const told = await settledPrice(page);
  expect(told).toBeGreaterThan(guessed);
  await choose(page, "holderGender", "f");
  expect(await violations(page)).toEqual([]);
  const stored = page.waitForResponse(
    (response) => response.request().method() === "PUT" && /draft/.test(response.url()),
  );
  await page.getByRole("button", { name: w.start, exact: true }).click();

  await expect(page).toHaveURL(/\/travel-order$/);
  expect(await settledPrice(page)).toBe(told);
  await expect(getTravellers(page, "4–69 лет")).toHaveText("1");
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toMatch(
    /14\.05\.1990|1990-05-14|holder/,
  );
  // The page is left before anything is typed: the values from the quick quote are saved all the same.
  await stored;
  await page.reload();
  await expect(page.getByText(w.restored)).toBeVisible();
  await expect(getTravellers(page, "4–69 лет")).toHaveText("1");
  expect(await settledPrice(page)).toBe(told);
  expect(await violations(page)).toEqual([]);

  await continueTo(page, w.options);
  expect(await violations(page)).toEqual([]);
  await continueTo(page, w.people);
  await fillHolder(page, traveller);
  await expect(control(page, "las[0].laFullname")).toHaveValue(traveller.fullName);
  expect(await violations(page)).toEqual([]);
  await continueTo(page, w.review);
  expect(await violations(page)).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, history.state]));
  expect(kept).not.toMatch(/SAIDOVA|921234567|14\.05\.1990|1990-05-14/);
  await agree(page);
  await goToBank(page);
  await expect(page.getByText(String(told).replace(".", ","))).toBeVisible();
  await atBank(page, "pay");

  const number = await paidPolicyNumber(page);
  expect(await policiesMailedTo(page, traveller)).toEqual([expect.stringContaining(number)]);
  await openTravel(page, "/travel-order");
  await expect(page.getByText(w.restored)).toHaveCount(0);
});

test("the landing page links to its price, a policy check and the boxed products", async ({
  page,
  troubles,
}) => {
  // The service returns an error for a policy that does not exist.
  troubles.expect(/status of 422/);
  const boxes = page.getByRole("region", { name: /carousel/ });
  // Content of a busy content service is omitted from one page, not from the next.
  await expect(async () => {
    await openTravel(page, "/travel", "en");
    await expect(boxes.getByRole("listitem")).toHaveCount(3, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole("heading", { level: 1, name: "Travel insurance" })).toBeVisible();
  const tiles = page.getByRole("list", { name: "What you can do here" });
  await tiles.getByRole("link", { name: /^Buy online/ }).click();
  await expect(page.getByRole("combobox", { name: /Where are you going/ })).toBeInViewport();

  await tiles.getByRole("button", { name: /^Check a policy/ }).click();
  const check = page.getByRole("dialog");
  await check.getByRole("textbox", { name: words.en.policyNumber }).fill("0000000013");
  await check.getByRole("button", { name: words.en.checkNow }).click();
  await expect(page.getByRole("dialog", { name: /not found/i })).toBeVisible();
  await page.keyboard.press("Escape");

  await boxes
    .getByRole("link", { name: /^Details/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/boxes\/[a-z-]+$/);
  await page.goBack();
  await tiles.getByRole("link", { name: /^Ready-made/ }).click();
  await expect(page).toHaveURL("/boxes/dlya-puteshestvennikov");
});

test("text typed before the scripts load is preserved", async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/travel?lang=ru", { waitUntil: "commit" });
  await control(page, "holderBirthday").pressSequentially("14.05.1990");
  await choose(page, "holderGender", "f");
  await choose(page, "spaType", "1");
  await page.getByRole("combobox", { name: "Куда вы едете" }).pressSequentially("турц");
  letScriptsCome();
  await waitUntilLive(page);
  await expect(control(page, "holderBirthday")).toHaveValue("14.05.1990");
  await page.getByRole("option", { name: travelWords.ru.turkey }).click();
  await settledPrice(page);
  await page.getByRole("button", { name: travelWords.ru.start, exact: true }).click();
  await expect(page).toHaveURL(/\/travel-order$/);
  await expect(getTravellers(page, "4–69 лет")).toHaveText("1");
  await expect(control(page, "spaType", "1")).toBeChecked();
});
