// The pictures of the root README: home, an order and a policy, at the size of a phone.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { Buyer, boxOnSale, pressAtBank } from "@sughurta/faults/buyer";
import { CHROMIUM_ARGUMENTS, findChromium } from "@sughurta/vitest-config/chromium";
import { startStage } from "./stage.ts";

const PHONE = { width: 360, height: 740 };
const FOLDER = join(import.meta.dirname, "../pictures");
const QUALITY = 72;

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: "jpeg", quality: QUALITY });
}

const stage = await startStage();
const executablePath = findChromium();
const browser = await chromium.launch({
  args: CHROMIUM_ARGUMENTS,
  ...(executablePath ? { executablePath } : {}),
});
try {
  await mkdir(FOLDER, { recursive: true });
  const page = await browser.newPage({ viewport: PHONE, locale: "ru-RU", reducedMotion: "reduce" });
  await page.goto(`${stage.siteUrl}/?lang=en`, { waitUntil: "networkidle" });
  await take(page, "home");
  await page.goto(`${stage.siteUrl}/travel-order`, { waitUntil: "networkidle" });
  await page.getByRole("combobox", { name: /Countries/ }).fill("Türkiye");
  await page.getByRole("option", { name: "Türkiye" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("status").filter({ hasText: "TJS" }).first().waitFor();
  await take(page, "order");
  const guest = await page.evaluate(() =>
    fetch("/session/guest/", { method: "POST" }).then((response) => response.json()),
  );
  const { access, refresh } = Object(guest) as Record<string, string>;
  const buyer = Buyer.returning(stage.siteUrl, {
    access: String(access),
    refresh: String(refresh),
  });
  const { redirectUrl } = await buyer.pay(await buyer.save(await boxOnSale(stage.siteUrl)));
  await pressAtBank(redirectUrl, "pay");
  await page.goto(`${stage.siteUrl}/success`, { waitUntil: "networkidle" });
  await page.getByText("Policy number").first().waitFor();
  await take(page, "policy");
} finally {
  await browser.close();
  await stage.stop();
}
