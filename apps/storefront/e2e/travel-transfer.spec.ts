import type { Page } from "@playwright/test";
import { continueTo, control, linkToOtherDevice, settledPrice, taxNumber } from "./travel-page.ts";
import { travelWords } from "./travel-words.ts";
import { test } from "./typed-orders.ts";
import { expect, violations, waitUntilLive } from "./watched-page.ts";

const { tg } = travelWords;

/** Opens a link as another device does: the page, then checks that its token is nowhere. */
async function openLink(page: Page, link: string): Promise<void> {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(link);
  await waitUntilLive(page);
  await expect(page).toHaveURL((url) => {
    const { origin, pathname, search } = new URL(link);
    const address = new URL(url);
    address.searchParams.delete("step");
    return address.href === origin + pathname + search;
  });
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get("handover") ?? "";
  expect(token).not.toBe("");
  // A browser omits the part after the # from every request.
  expect(asked.filter((url) => url.split("#")[0]?.includes(token))).toEqual([]);
}

test("an order continues on another device, once, with all of its input", async ({
  page,
  somebodyElse,
  troubles,
  openFilledTrip,
}) => {
  // The browser logs that a used link is refused.
  troubles.expect(/404 .*\/v1\/draft\/takeover\//);
  const holder = await openFilledTrip({ page, step: "people", language: "tg" });
  await (await taxNumber(page)).fill("123456789");
  const price = await settledPrice(page);
  const link = await linkToOtherDevice(page, tg);
  expect(await violations(page)).toEqual([]);

  const phone = await somebodyElse();
  await openLink(phone, link);
  await expect(phone.locator("html")).toHaveAttribute("lang", "tg");
  await expect(phone.getByText(tg.restored)).toBeVisible();
  await expect(phone.getByRole("heading", { level: 2, name: tg.people })).toBeVisible();
  await expect(control(phone, "holderFullName")).toHaveValue(holder.fullName);
  await expect(control(phone, "holderDocNumber")).toHaveValue(holder.docNumber);
  await expect(control(phone, "inn")).toHaveValue("123456789");
  expect(await settledPrice(phone)).toBe(price);
  await continueTo(phone, tg.review, tg);

  const stranger = await somebodyElse();
  await openLink(stranger, link);
  await expect(stranger.getByRole("main").getByRole("alert")).toContainText("15 дақиқа");
  await expect(stranger.getByRole("heading", { level: 2, name: "Сафар" })).toBeVisible();
});
