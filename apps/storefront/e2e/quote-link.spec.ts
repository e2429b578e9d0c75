import type { Page } from "@playwright/test";
import { chooseCountry, continueTo, openTravel, settledPrice, turnOn } from "./travel-page.ts";
import { travelWords } from "./travel-words.ts";
import { expect, test, violations, waitUntilLive } from "./watched-page.ts";

const w = travelWords.ru;
const MS_PER_DAY = 86_400_000;

const yesterday = () =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Dushanbe" }).format(Date.now() - MS_PER_DAY);

/** The same link as sent yesterday, when the trip had another price. */
function sentYesterday(link: string, price: number): string {
  const url = new URL(link);
  const hash = new URLSearchParams(url.hash.slice(1));
  const [version, text = ""] = hash.get("quote")?.split(".") ?? [];
  const quote = JSON.parse(Buffer.from(text, "base64url").toString());
  const before = JSON.stringify({ ...quote, price, date: yesterday() });
  hash.set("quote", `${version}.${Buffer.from(before).toString("base64url")}`);
  url.hash = String(hash);
  return url.href;
}

async function open(page: Page, link: string): Promise<string[]> {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(link);
  await waitUntilLive(page);
  return asked;
}

test("a shared quote opens on another device with today's price", async ({
  page,
  context,
  somebodyElse,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openTravel(page, "/travel-order");
  await chooseCountry(page, "turkey", w.turkey);
  await continueTo(page, w.options);
  await turnOn(page, "Личные вещи");
  const price = await settledPrice(page);
  await page.getByRole("button", { name: "Отправить расчёт" }).click();
  await expect(page.getByText(/^Ссылка скопирована/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await somebodyElse();
  const opened = sentYesterday(link, 1);
  const asked = await open(other, opened);
  await expect(other.getByText(/Вчера было 1\sTJS, сегодня \d/)).toBeVisible();
  expect(await settledPrice(other)).toBe(price);
  await expect(other.getByRole("button", { name: new RegExp(w.turkey) }).first()).toBeVisible();
  expect(new URL(other.url()).hash).toBe("");
  const text = new URLSearchParams(new URL(opened).hash.slice(1)).get("quote") ?? "";
  expect(text).toMatch(/^1\./);
  expect(asked.filter((url) => url.split("#")[0]?.includes(text))).toEqual([]);
  expect(await violations(other)).toEqual([]);
});
