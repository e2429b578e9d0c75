import type { Page } from "@playwright/test";
import { aClaim } from "./a-claim.ts";
import { aPhone, codeFor } from "./sms-code.ts";
import { expect, test, violations, waitUntilLive } from "./watched-page.ts";

const MEGABYTE = 1_048_576;

/** A decision made at the desk. */
async function decide(page: Page, claimId: string, form: Record<string, string>): Promise<void> {
  const address = `${process.env.API_URL}/sandbox/claims/${claimId}`;
  const decision = /name="decision" value="([\w-]+)"/.exec(
    await (await page.request.get(address)).text(),
  );
  await page.request.post(address, { form: { decision: decision?.[1] ?? "", ...form } });
}

test("a claim is followed, an interrupted upload continues after a reload, and a code opens the claim on another device", async ({
  page,
  somebodyElse,
  troubles,
}) => {
  troubles.expect(/net::ERR_FAILED/);
  const phone = aPhone();
  const claimId = await aClaim(page, phone);
  const number = claimId
    .slice(0, 8)
    .replace(/(.{4})/, "$1-")
    .toUpperCase();
  // As the form stores it in the browser in which a claim is made.
  await page.addInitScript(
    (made) => localStorage.setItem("sughurta.claim.numbers", JSON.stringify([made])),
    number,
  );
  let asked = 0;
  page.on("request", (request) => {
    if (request.method() === "GET" && request.url().includes(claimId)) asked += 1;
  });
  await page.goto("/losses/status?lang=ru");
  await waitUntilLive(page);
  await page.getByRole("button", { name: `Заявление ${number}` }).click();
  await expect(page.getByRole("heading", { name: `Заявление ${number}` })).toBeFocused();
  await expect(page.getByText("Сообщений пока нет.")).toBeVisible();

  const offsets: number[] = [];
  let isCut = true;
  await page.route("**/uploads/*/", async (route, request) => {
    const offset = Number(request.headers()["upload-offset"] ?? 0);
    if (request.method() === "PATCH") offsets.push(offset);
    await (isCut && offset >= MEGABYTE / 2 ? route.abort() : route.continue());
  });
  const content = Buffer.alloc(2 * MEGABYTE, 7);
  content.write("%PDF-1.4\n");
  content.write("%%EOF\n", content.length - 6);
  const file = { name: "смета.pdf", mimeType: "application/pdf", buffer: content };
  const chooser = page.locator("input[name=files]").first();
  await chooser.setInputFiles(file);
  await expect.poll(() => offsets.at(-1)).toBeGreaterThanOrEqual(MEGABYTE / 2);
  await page.reload();
  await waitUntilLive(page);
  await expect(page.getByRole("heading", { name: `Заявление ${number}` })).toBeVisible();
  isCut = false;
  offsets.length = 0;
  await chooser.setInputFiles(file);
  await expect(page.getByText("Все файлы у нас.")).toBeVisible();
  expect(offsets[0]).toBeGreaterThanOrEqual(MEGABYTE / 2);
  await expect(page.getByRole("listitem").filter({ hasText: "смета.pdf" }).first()).toBeVisible();

  await decide(page, claimId, { state: "underReview", message: "Документы получены" });
  await page.getByRole("button", { name: "Обновить" }).click();
  await expect(page.getByText(/не позже \d\d\.\d\d\.\d{4}/)).toBeVisible();
  await expect(page.getByText("Документы получены")).toBeVisible();
  expect(await violations(page)).toEqual([]);

  // Opened, opened again after the reload, once for the file, and once for the button.
  expect(asked).toBeLessThanOrEqual(4);

  const elsewhere = await somebodyElse();
  await elsewhere.goto("/losses/status?lang=en");
  await waitUntilLive(elsewhere);
  await elsewhere.getByLabel("Claim number").fill(number.toLowerCase());
  await elsewhere.getByLabel("Phone number on the claim").fill(phone);
  await elsewhere.getByRole("button", { name: "Get a code" }).click();
  const code = elsewhere.getByLabel("Code from the SMS");
  await expect(code).toBeVisible();
  await code.fill(await codeFor(elsewhere, phone));
  expect(await violations(elsewhere)).toEqual([]);
  await elsewhere.getByRole("button", { name: "Open the claim" }).click();
  await expect(elsewhere.getByRole("heading", { name: `Claim ${number}` })).toBeFocused();
  await expect(elsewhere.getByText("смета.pdf")).toBeVisible();
});
