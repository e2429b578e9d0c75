// A purchase with one thumb, screen by screen at the size of a phone, as one picture: `node src/purchase-sheet.ts
// FILE.jpg`.
import { mkdir } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, findChromium } from "@sughurta/vitest-config/chromium";
import { isLive } from "./phone-page.ts";
import { startStage } from "./stage.ts";

const PHONE = { width: 360, height: 740 };
const COLUMNS = 6;
const SHOWN_WIDTH_PX = 240;
const QUALITY = 60;

interface Screen {
  readonly title: string;
  readonly picture: string;
}

/** Buys a trip from the home page to the policy by taps and typing, with a screenshot of each screen. */
async function buyTrip(page: Page): Promise<Screen[]> {
  const screens: Screen[] = [];
  const main = page.getByRole("main");
  const field = (name: string) => main.locator(`[name="${name}"]`);
  const heading = (name: string) => page.getByRole("heading", { name, exact: true }).waitFor();
  const next = () => main.getByRole("button", { name: "Продолжить", exact: true }).tap();
  const choose = (name: string, value: string) =>
    main.locator(`.sg-choice:has([name="${name}"][value="${value}"]) label`).tap();
  const settledPrice = () =>
    main.locator("output[aria-live=polite][aria-busy=false]", { hasText: "TJS" }).first().waitFor();
  async function take(title: string): Promise<void> {
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.screenshot({ type: "jpeg", quality: 80 });
    screens.push({ title, picture: picture.toString("base64") });
  }

  await take("Главная");
  await page.getByRole("list", { name: "Что защитим" }).getByRole("link").first().tap();
  await page.waitForURL(/\/travel/);
  await page.waitForFunction(isLive);
  await take("Расчёт");
  await main.getByRole("combobox").first().fill("Турция");
  await page.getByRole("option", { name: "Турция", exact: true }).tap();
  await field("holderBirthday").fill("14.05.1990");
  await choose("holderGender", "f");
  await settledPrice();
  await take("Расчёт: цена");
  await next();
  await heading("Поездка");
  await settledPrice();
  await take("Поездка");
  await next();
  await heading("Опции");
  await main.locator("label", { hasText: "Личные вещи" }).tap();
  await settledPrice();
  await take("Опции");
  await next();
  await heading("Люди в полисе");
  await page.getByRole("checkbox", { name: "Я тоже еду" }).check();
  await take("Люди: начало");
  await field("holderFullName").fill("SAIDOVA MADINA RUSTAMOVNA");
  await field("holderBirthday").fill("14.05.1990");
  await choose("holderGender", "f");
  await field("holderPhone").fill("921234567");
  await take("Люди: ответы");
  await choose("holderDocType", "1");
  await field("holderDocNumber").fill("401234567");
  await field("holderIssueDate").fill("01.06.2020");
  await field("holderIssueInstitution").fill("MIA");
  await take("Люди: документ");
  await next();
  await heading("Проверка и оплата");
  await take("Проверка");
  await page.getByRole("checkbox", { name: /Соглашаюсь/ }).check();
  await take("Согласие");
  await main.getByRole("button", { name: /^Купить за/ }).tap();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Оплатить/ }).waitFor();
  await take("Способ оплаты");
  await dialog.locator("label", { hasText: "DC Pay" }).tap();
  await dialog.getByRole("button", { name: /^Оплатить/ }).tap();
  await page.waitForURL(/\/sandbox\/bank\//);
  await take("Страница банка");
  await page.getByRole("button", { name: "Оплатить", exact: true }).tap();
  await page.getByText(/^\d{10}$/).waitFor();
  await take("Полис");
  return screens;
}

/** The screens side by side, in rows. */
async function drawSheet(browser: Browser, screens: readonly Screen[], file: string) {
  const page = await browser.newPage({
    viewport: { width: COLUMNS * (SHOWN_WIDTH_PX + 16), height: 600 },
  });
  const figures = screens.map(
    ({ title, picture }, place) =>
      `<figure><figcaption>${place + 1}. ${title}</figcaption><img src="data:image/jpeg;base64,${picture}"></figure>`,
  );
  await page.setContent(`<style>
    body { display: grid; grid-template-columns: repeat(${COLUMNS}, ${SHOWN_WIDTH_PX}px); gap: 16px; margin: 8px; font: 14px sans-serif; }
    figure { margin: 0; } img { width: 100%; border: 1px solid #999; }
  </style>${figures.join("")}`);
  await mkdir(dirname(file), { recursive: true });
  await page.screenshot({ path: file, type: "jpeg", quality: QUALITY, fullPage: true });
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error("Say where the picture goes: purchase-sheet.ts FILE.jpg");
const stage = await startStage();
const executablePath = findChromium();
const browser = await chromium.launch({
  args: CHROMIUM_ARGUMENTS,
  ...(executablePath ? { executablePath } : {}),
});
try {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: "ru-RU",
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
    baseURL: stage.siteUrl,
  });
  const page = await context.newPage();
  await page.goto("/?lang=ru", { waitUntil: "networkidle" });
  await drawSheet(browser, await buyTrip(page), resolve(file));
} finally {
  await browser.close();
  await stage.stop();
}
