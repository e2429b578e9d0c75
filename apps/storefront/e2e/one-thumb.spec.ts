import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import { expect, test, waitUntilLive } from "./watched-page.ts";

/** A drawn passport, photographed with a tilt of 3°. */
const PHOTO = fileURLToPath(
  new URL("../../../packages/passport-reader/specimens/tilted.jpg", import.meta.url),
);

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** What a buyer does with one thumb; a typed field begins with a tap into it. */
class Thumb {
  taps = 0;
  swipes = 0;
  typed = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async tap(target: Locator): Promise<void> {
    await this.#reach(target);
    await target.tap();
    this.taps += 1;
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.tap(target);
    await target.fill(text);
    this.typed += 1;
  }

  /** Swipes of half a screen, until the target is between the header and the bar with the price. */
  async #reach(target: Locator): Promise<void> {
    await target.waitFor();
    const page = this.#page;
    for (let swipe = 0; swipe < 20; swipe += 1) {
      const way = await target.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const x = element.getBoundingClientRect().left + 8;
        const y = (top + bottom) / 2;
        const at = document.elementFromPoint(x, Math.min(innerHeight - 1, Math.max(0, y)));
        const isClear =
          y > 0 &&
          y < innerHeight &&
          (at === element || element.contains(at) || at?.contains(element) === true);
        return isClear ? 0 : y < innerHeight / 2 ? -1 : 1;
      });
      if (way === 0) return;
      const { scrollY: before } = await page.evaluate(() => ({ scrollY }));
      await page.evaluate(
        (by) => scrollBy({ top: by * innerHeight * 0.55, behavior: "instant" }),
        way,
      );
      if ((await page.evaluate(() => scrollY)) === before) return;
      this.swipes += 1;
    }
  }
}

const main = (page: Page) => page.getByRole("main");
const control = (page: Page, name: string) => main(page).locator(`[name="${name}"]`);
const choice = (page: Page, name: string, value: string) =>
  main(page).locator(`.sg-choice:has([name="${name}"][value="${value}"]) label`);

async function readPassport(page: Page, thumb: Thumb): Promise<void> {
  await thumb.tap(page.getByRole("button", { name: "Прочитать паспорт" }).first());
  const dialog = page.getByRole("dialog", { name: "Прочитать паспорт" });
  // The shutter of the camera.
  await dialog.locator("input[type=file]:not([capture])").setInputFiles(PHOTO);
  thumb.taps += 1;
  const fill = dialog.getByRole("button", { name: "Заполнить", exact: true });
  await expect(fill).toBeVisible({ timeout: 60_000 });
  await thumb.tap(fill);
}

async function payFor(page: Page, thumb: Thumb): Promise<void> {
  await thumb.tap(main(page).locator("form [type=checkbox]").last());
  await thumb.tap(page.getByRole("button", { name: /^Купить за/ }));
  const dialog = page.getByRole("dialog");
  // The operator that was used last, or else the first, is chosen.
  await expect(dialog.getByRole("radio", { checked: true })).toHaveCount(1);
  await thumb.tap(dialog.getByRole("button", { name: /^Оплатить/ }));
  await page.waitForURL(/\/sandbox\/bank\//);
}

for (const withPassport of [true, false]) {
  const limits = withPassport ? { taps: 14, typed: 3 } : { taps: 17, typed: 6 };
  test(`a trip takes at most ${limits.taps} taps and ${limits.typed} typed fields ${withPassport ? "with" : "without"} a passport read`, async ({
    page,
  }) => {
    const thumb = new Thumb(page);
    await page.goto("/?lang=ru");
    await waitUntilLive(page);
    const next = main(page).getByRole("button", { name: "Продолжить", exact: true });
    const step = (name: string) =>
      expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
    await thumb.tap(main(page).locator("form").first().getByRole("button", { name: "Продолжить" }));
    await page.waitForURL(/\/travel-order/);
    await step("Поездка");
    await expect(
      main(page).locator("output[aria-live=polite][aria-busy=false]").first(),
    ).toContainText("TJS");
    await thumb.tap(next);
    await step("Опции");
    await thumb.tap(next);
    await step("Люди в полисе");
    await thumb.tap(page.getByRole("checkbox", { name: "Я тоже еду" }));
    if (withPassport) await readPassport(page, thumb);
    else {
      await thumb.type(control(page, "holderFullName"), "SAIDOVA MADINA RUSTAMOVNA");
      await thumb.type(control(page, "holderBirthday"), "14.05.1990");
      await thumb.tap(choice(page, "holderGender", "f"));
    }
    await thumb.type(control(page, "holderPhone"), "921234567");
    if (!withPassport) {
      await thumb.tap(choice(page, "holderDocType", "1"));
      await thumb.type(control(page, "holderDocNumber"), "401234567");
    }
    await thumb.type(control(page, "holderIssueDate"), "01.06.2020");
    await thumb.type(control(page, "holderIssueInstitution"), "MIA");
    await thumb.tap(next);
    await step("Проверка и оплата");
    await payFor(page, thumb);
    expect(thumb.taps).toBeLessThanOrEqual(limits.taps);
    expect(thumb.typed).toBeLessThanOrEqual(limits.typed);
  });
}

test("compulsory liability takes at most 16 taps and 8 typed fields with a passport read", async ({
  page,
}) => {
  const thumb = new Thumb(page);
  await page.goto("/?lang=ru");
  await waitUntilLive(page);
  await thumb.tap(main(page).getByText("Машина", { exact: true }));
  const car = main(page).locator("form").nth(1);
  await thumb.type(
    car.getByRole("textbox").or(car.getByRole("combobox")).first(),
    "Toyota Camry 2015",
  );
  await thumb.tap(car.getByRole("button").last());
  await page.waitForURL(/\/auto\/order/);
  await waitUntilLive(page);
  await expect(page.getByRole("combobox", { name: "Модель" })).toHaveValue("Camry");
  await expect(control(page, "carIssueYear")).toHaveValue("2015");
  await thumb.type(control(page, "gosNomer"), "1234AA01");
  await readPassport(page, thumb);
  await thumb.type(control(page, "holderPhone"), "921234567");
  // The passport for travel is read, but the policy has the internal one.
  await thumb.type(control(page, "holderDocNumber"), "A1234567");
  await thumb.type(control(page, "holderDocValidTo"), "01.01.2035");
  await thumb.type(control(page, "inn"), "025001234");
  await thumb.type(control(page, "city"), "Душанбе");
  await thumb.type(control(page, "holderAddress"), "улица Айни, 12");
  await payFor(page, thumb);
  expect(thumb.taps).toBeLessThanOrEqual(16);
  expect(thumb.typed).toBeLessThanOrEqual(8);
});
