import type { Page } from "@playwright/test";
import { expect, test, violations, waitUntilLive } from "./watched-page.ts";

test.use({ viewport: { width: 360, height: 780 } });

const HOME = "/?lang=en";

const header = (page: Page) => page.getByRole("banner");
const menuButton = (page: Page) => header(page).locator("summary");
const menu = (page: Page) => header(page).locator("details > div");

/** Height of the header without its open menu, in CSS pixels. */
async function headerHeight(page: Page): Promise<number | undefined> {
  return (await header(page).boundingBox())?.height;
}

/** A colour of the theme as computed by a browser. */
function readColour(page: Page, token: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.createElement("span");
    probe.style.backgroundColor = `var(${name})`;
    document.querySelector("header")?.append(probe);
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }, token);
}

const MENU_ITEMS = {
  ru: ["Бизнесу", "Путешествия", "Страховой случай", "Офисы", "EN, English", "Войти"],
  tg: ["Тиҷорат", "Сафар", "Ҳодисаи суғуртавӣ", "Дафтарҳо", "EN, English", "Ворид шудан"],
  en: ["Business", "Travel", "Make a claim", "Offices", "TJ, Тоҷикӣ", "Sign in"],
};

test("one row of 56 px, everything else in the menu, in every language", async ({
  sharedPage: page,
}) => {
  for (const [language, names] of Object.entries(MENU_ITEMS)) {
    await page.goto(`/?lang=${language}`);
    await waitUntilLive(page);
    expect(await headerHeight(page)).toBe(56);
    const phone = header(page).getByRole("link", { name: "5511" });
    await expect(phone).toHaveAttribute("href", "tel:5511");
    for (const name of names)
      await expect(header(page).getByText(name).filter({ visible: true })).toHaveCount(0);

    await menuButton(page).click();
    for (const name of names) {
      const role = name === names.at(-1) ? "button" : "link";
      await expect(menu(page).getByRole(role, { name, exact: true })).toBeVisible();
    }
  }
  expect(await violations(page)).toEqual([]);
});

test("one row on the narrowest phone, and with text twice as large", async ({
  sharedPage: page,
}) => {
  await page.goto("/rules?lang=ru");
  await waitUntilLive(page);
  for (const [width, textSize] of [
    [320, "100%"],
    [360, "200%"],
    [320, "200%"],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, textSize);
    const row = textSize === "200%" ? 112 : 56;
    const look = `${width} px, text at ${textSize}`;
    expect(await headerHeight(page), look).toBeLessThanOrEqual(row);
    await menuButton(page).click();
    await expect(menu(page).getByRole("button", { name: "Войти" })).toBeVisible();
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await overflow(), look).toBe(0);
    await menuButton(page).press("Escape");
    await expect(menu(page)).toBeHidden();
  }
});

test("the menu closes on Escape and on Back, which restore the focus, and when the focus leaves it", async ({
  page,
}) => {
  await page.goto(HOME);
  await waitUntilLive(page);
  for (const close of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
    await menuButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(menu(page).locator(":focus")).toBeVisible();
    await expect.poll(() => page.evaluate(() => "sgDialog" in history.state)).toBe(true);
    await close();
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => "sgDialog" in history.state)).toBe(false);
  }
  await expect(page).toHaveURL(HOME);
  await menuButton(page).click();
  await menu(page).getByRole("link", { name: /^EN/ }).focus();
  await page.keyboard.press("Tab");
  await expect(menu(page)).toBeHidden();
});

test("a link in the menu navigates and Back returns; its login popup is shown alone", async ({
  page,
  troubles,
}) => {
  // The page that waits for its data has its styles already.
  troubles.expect(/offices.*was preloaded using link preload but not used/);
  await page.goto(HOME);
  await waitUntilLive(page);
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(/offices\.data/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await menuButton(page).click();
  const offices = menu(page).getByRole("link", { name: "Offices" });
  await offices.click();
  // The page is loading: its link has the pressed style, in an open menu.
  await expect.poll(() => page.evaluate(() => "sgDialog" in history.state)).toBe(false);
  await expect(offices).toHaveCSS(
    "background-color",
    await readColour(page, "--sg-color-action-soft"),
  );
  release();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL("/offices");
  // The address changes before the page, here and on Back.
  await expect(page.getByRole("heading", { level: 1, name: /^Offices/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(HOME);
  await expect(page.getByRole("heading", { level: 1, name: /^Where are you going/ })).toBeVisible();
  await expect(menu(page)).toBeHidden();

  await menuButton(page).click();
  await menu(page).getByRole("button", { name: "Sign in" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await expect(page).toHaveURL(HOME);
});

test("a language chosen in the menu leaves no history entry of the menu", async ({ page }) => {
  await page.goto(HOME);
  await waitUntilLive(page);
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await menuButton(page).click();
  await menu(page).getByRole("link", { name: /^TJ/ }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "tg");
  expect(await entries()).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL(HOME);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens, and a language is chosen in it", async ({ page }) => {
    await page.goto("/?lang=ru");
    await menuButton(page).click();
    await expect(menu(page).getByRole("link", { name: "Офисы" })).toBeVisible();
    await menu(page).getByRole("link", { name: /^TJ/ }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "tg");
  });
});
