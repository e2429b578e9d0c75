import { COOKIE_SECONDS } from "../server/sessions/cookies.ts";
import { aHolder, fillPerson, openOrder } from "./order-page.ts";
import { expect, test } from "./watched-page.ts";

/** Lifetime of a cookie, in the words of the privacy page. */
const PERIODS: Readonly<Record<number, Readonly<Record<"ru" | "tg" | "en", string>>>> = {
  1800: { ru: "30 минут", tg: "30 дақиқа", en: "30 minutes" },
  [30 * 86_400]: { ru: "30 дней", tg: "30 рӯз", en: "30 days" },
  [365 * 86_400]: { ru: "один год", tg: "як сол", en: "one year" },
};

for (const language of ["ru", "tg", "en"] as const) {
  test(`the privacy page lists every cookie and its period (SPEC-89), ${language}`, async ({
    sharedPage: page,
  }) => {
    await page.goto(`/politics?lang=${language}`);
    const rows = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.locator("code") });
    await expect(rows.locator("code")).toHaveText(Object.keys(COOKIE_SECONDS));
    const periods = Object.values(COOKIE_SECONDS).map((seconds) => PERIODS[seconds]?.[language]);
    await expect(rows).toHaveText(periods.map((period) => new RegExp(`${period}`)));
  });
}

test("a visitor gets no cookie that is missing on the privacy page", async ({ page, context }) => {
  const cookieNames = async () =>
    (await context.cookies()).map(({ name }) => name.replace(/^__Host-/, ""));
  await openOrder(page);
  // A started order is stored, which starts the session of the visitor.
  await fillPerson(page, aHolder());
  await expect.poll(cookieNames).toContain("visitor");
  const unnamed = (await cookieNames()).filter((name) => !Object.hasOwn(COOKIE_SECONDS, name));
  expect(unnamed).toEqual([]);
});
