import { randomUUID } from "node:crypto";
import { registerClaim, uploadClaimFiles } from "@sughurta/contracts/claim";
import { eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { policy, refund } from "#src/platform/database/schema/sales.ts";
import { outbox } from "#src/platform/database/schema/service.ts";
import { messageSending } from "#src/sales/notifications/send-messages.ts";
import { aDesk } from "#src/testing/a-desk.ts";
import { beginCover } from "#src/testing/a-payment.ts";
import { PICTURE_HEAD } from "#src/testing/a-picture.ts";
import type { TestService } from "#src/testing/a-service.ts";
import { type DeskBrowser, decision, openDesk } from "#src/testing/desk-browser.ts";

const MINUTE_MS = 60_000;

let api: TestService;
let browser: DeskBrowser;
beforeAll(async () => {
  ({ api, browser } = await openDesk({ REFUND_ALONE_TJS: "1000000" }));
});
afterAll(() => api.close());

/** Lines of the timeline of a page, without markup. */
const toLines = (page: string) =>
  [...(page.split("What happened")[1] ?? "").matchAll(/<li>([\s\S]*?)<\/li>/g)].map(
    ([, item = ""]) =>
      item
        .replace(/<[^>]+>/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
  );

/** Expects lines with these words, in this order. */
function expectInOrder(lines: readonly string[], words: readonly string[]) {
  let from = 0;
  for (const word of words) {
    const at = lines.findIndex((line, index) => index >= from && line.includes(word));
    expect([word, at >= from, lines]).toEqual([word, true, lines]);
    from = at + 1;
  }
}

it("lists the events of a policy and a claim in order, with their actors and links", async () => {
  const staffMember = await browser.signedIn("cashier", "support", "claims");
  const { Cookie, name } = staffMember;
  const command = async (path: string, fields: Record<string, string>) => {
    api.pass(MINUTE_MS);
    const response = await browser.post(path, decision(fields), { Cookie });
    expect([path, response.status, response.headers.get("location")]).toEqual([
      path,
      303,
      expect.not.stringContaining("problem"),
    ]);
  };
  const { paymentId, orderId, send } = await aDesk(api).wrongAmount(5);
  await command(`/payments/${paymentId}`, { command: "accept", reason: "Paid too much" });
  await api.work(messageSending.sms);
  const [sold] = await aDesk(api).listPolicies(orderId);
  const number = sold?.number ?? "";
  await command(`/policies/${number}`, { command: "sendAgain", reason: "Lost it" });

  await beginCover(api, number);
  const registered = await send(registerClaim, {
    body: {
      fullName: "Ҳоҷиева Фирӯза",
      policyNumber: number,
      note: "Залило кухню.",
      phone: "992927654321",
      email: "firuza@example.tj",
      channel: "front",
    },
  });
  const claimId = String(registered.data.id);
  const form = new FormData();
  form.append("files", new File([new Uint8Array(PICTURE_HEAD)], "кухня.png"));
  await send(uploadClaimFiles, { params: { claimId }, form });
  await command(`/claims/${claimId}`, {
    state: "underReview",
    message: "Смотрим",
  });
  await command(`/policies/${number}`, { command: "cancel", reason: "Asked by phone" });
  const [asked] = await api.service.db.select().from(refund).where(eq(refund.paymentId, paymentId));
  await command(`/refunds/${asked?.id}`, { to: "approved", reason: "Right" });

  const page = await browser.read(`/policies/${number}`, Cookie);
  const lines = toLines(page);
  expectInOrder(lines, [
    "Order saved",
    "Payment started",
    "Under review",
    "Accept",
    "Message sent · SMS",
    "Policy sent again",
    "Claim ",
    "Policy cancelled, to refund",
    "Approved",
  ]);
  expect(lines.some((line) => line.includes("about the refund"))).toBe(true);
  expect(lines.filter((line) => line.includes("Policy issued"))).toHaveLength(1);
  expect(lines.find((line) => line.includes("sent again"))).toContain(`${name}`);
  expect(lines.find((line) => line.includes("sent again"))).toContain("Lost it");
  expect(lines.find((line) => line.includes("Message sent"))).toMatch(/\(992\) \d\d-•••-••\d\d/);
  for (const link of [`/payments/${paymentId}`, `/claims/${claimId}`, `/refunds/${asked?.id}`]) {
    expect(page).toContain(`href="${link}?lang=en`);
  }

  const claimPage = await browser.read(`/claims/${claimId}`, Cookie);
  expectInOrder(toLines(claimPage), ["Registered", "File added", "Under review"]);
  const review = toLines(claimPage).find((line) => line.includes("Under review"));
  expect(review).toContain(name);
  expect(claimPage).not.toContain("Смотрим");
  await browser.post(`/personal/claim/${claimId}`, decision(), { Cookie });
  const opened = await browser.read(`/claims/${claimId}`, Cookie);
  expect(opened).toContain("Смотрим");
  await browser.post(`/personal/policy/${number}`, decision(), { Cookie });
  const openedPolicy = toLines(await browser.read(`/policies/${number}`, Cookie));
  expect(openedPolicy.find((line) => line.includes("Message sent"))).toMatch(
    /\(992\) \d\d-\d{3}-\d{4}/,
  );
  expect(opened).toContain("Personal data shown");
  expect(opened).toContain(`href="/policies/${number}?lang=en"`);
  const paymentPage = await browser.read(`/payments/${paymentId}`, Cookie);
  expect(paymentPage).toContain(`href="/policies/${number}?lang=en"`);
  // The name under which buyers see it.
  const operator = "DC Pay (Corti Milli)";
  expect(lines.find((line) => line.includes("Payment started"))).toContain(operator);
  expect(paymentPage).toContain(`<dd>${operator}</dd>`);
  expect(await browser.read("/payments?show=all", Cookie)).toContain(`>${operator}</td>`);
});

it("shows a timeline for a policy without an order", async () => {
  const { Cookie } = await browser.signedIn("auditor");
  const [given] = await api.service.db.select().from(policy).where(isNull(policy.orderId)).limit(1);
  const page = await browser.read(`/policies/${given?.number}`, Cookie);
  expect(toLines(page)).toEqual([expect.stringContaining("Policy issued")]);
});

it("explains in words, beside the code, why a message was not sent", async () => {
  const { db, now } = api.service;
  const { Cookie } = await browser.signedIn("auditor");
  const [given] = await db.select().from(policy).where(isNull(policy.orderId)).limit(1);
  const number = given?.number ?? "";
  const id = randomUUID();
  const about = { id, dedupeKey: `policy:${number}:${id}`, policyNumber: number };
  const message = { channel: "mail", recipient: "a@example.tj", language: "ru", body: "" } as const;
  const failed = { state: "failed", lastFailure: "smtp550" } as const;
  const times = { createdAt: now() };
  await db.insert(outbox).values({ ...about, ...message, ...failed, ...times });
  expect(toLines(await browser.read(`/policies/${number}`, Cookie)).at(-1)).toMatch(
    /^Message not sent · Email · about the policy .* a•••@••• · The mail server refused it · smtp550$/,
  );
});
