import { payment } from "@sughurta/contracts/payment";
import {
  createDownload,
  DOWNLOAD_SECONDS,
  openDownload,
  TEST_TICKET_PREFIX,
} from "@sughurta/contracts/policy";
import { endVisitor } from "@sughurta/contracts/session";
import { policyNumberFrom, toWirePhone } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { policyAccess } from "#src/platform/database/schema/sales.ts";
import { refreshToken, user } from "#src/platform/database/schema/service.ts";
import { pressAtBank, startOrder } from "#src/testing/a-payment.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";
import { demoPolicies, demoUsers } from "#src/testing/demo-content.ts";

const BUYER = "buyer-of-downloads";

let api: TestService;
let buyer: Send;
let policyNumber: string;
beforeAll(async () => {
  api = await aService();
  buyer = api.as(BUYER);
  policyNumber = await buy(BUYER);
});
afterAll(() => api.close());

async function buy(visitorId: string): Promise<string> {
  const send = api.as(visitorId);
  const started = await startOrder(api, send);
  await pressAtBank(api, started, "pay");
  const { data } = await send(payment, { params: { id: started.paymentId } });
  return String(data.policyNumber);
}

async function ticketFor(body: object = {}): Promise<string> {
  const wanted = { file: "document", policyNumber, lang: "ru", ...body };
  const created = await buyer(createDownload, { body: wanted });
  expect(created.status).toBe(201);
  return String(created.data.ticket);
}

/** Opens an address like a plain link: without a token, a key or a cookie. */
const open = (ticket: string, headers: Record<string, string> = {}) =>
  api.app.request(openDownload.path.replace("{ticket}", ticket), { headers });

describe("a download address", () => {
  it("returns the document as an attachment with its localised name, without a token", async () => {
    const response = await open(await ticketFor());
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${policyNumber}.pdf"; filename*=UTF-8''${encodeURIComponent("Полис")}-${policyNumber}.pdf`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(response.headers.get("content-length")).toBe(String(bytes.length));
  });

  it("returns the calendar with its own media type", async () => {
    const response = await open(await ticketFor({ file: "calendar", lang: "en" }));
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const disposition = `attachment; filename="Policy-${policyNumber}.ics"`;
    expect(response.headers.get("content-disposition")).toContain(disposition);
    expect(await response.text()).toMatch(/^BEGIN:VCALENDAR/);
  });

  it("opens twice, for download managers, and shows a page when it has expired after five minutes", async () => {
    const ticket = await ticketFor({ lang: "tg" });
    api.pass((DOWNLOAD_SECONDS - 1) * 1_000);
    for (const _ of ["browser", "download manager"]) {
      expect((await open(ticket)).status).toBe(200);
    }
    api.pass(1_000);
    const expired = await open(ticket);
    expect(expired.status).toBe(410);
    expect(expired.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(expired.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(expired.headers.get("referrer-policy")).toBe("no-referrer");
    const page = await expired.text();
    expect(page).toContain('<html lang="tg">');
    expect(page).toContain("5 дақиқа");
    expect(page).toContain(`tel:${api.service.config.supportPhone}`);
  });

  it("refuses a changed or invented ticket with a page in the browser's language", async () => {
    const ticket = await ticketFor();
    const first = ticket.startsWith("A") ? "B" : "A";
    for (const changed of [first + ticket.slice(1), ticket.slice(0, 40), "x", "%00"]) {
      const response = await open(changed, { "Accept-Language": "en" });
      expect([400, 404]).toContain(response.status);
      if (changed !== "%00")
        expect(await response.text()).toContain("This link is no longer valid");
    }
  });

  it("does not write the ticket to the log", async () => {
    const log = vi.spyOn(api.service.log, "info");
    const ticket = await ticketFor({ file: "calendar" });
    await open(ticket);
    const lines = JSON.stringify(log.mock.calls);
    expect(lines).toContain("openDownload");
    expect(lines).not.toContain(ticket);
    log.mockRestore();
  });
});

describe("a ticket", () => {
  it("is issued for readable policies only", async () => {
    const body = { file: "document", policyNumber };
    const stranger = await api.as("stranger-of-downloads")(createDownload, { body });
    expect(stranger.status).toBe(404);
    const missing = { ...body, policyNumber: policyNumberFrom(777) };
    expect((await buyer(createDownload, { body: missing })).status).toBe(404);
    const other = { ...body, file: "receipt" };
    expect((await buyer(createDownload, { body: other })).status).toBe(422);
  });

  it("is invalid once its visitor has signed out", async () => {
    const visitorId = "leaving-buyer-of-downloads";
    const send = api.as(visitorId);
    const body = { file: "calendar", policyNumber: await buy(visitorId) };
    const ticket = String((await send(createDownload, { body })).data.ticket);
    expect((await open(ticket)).status).toBe(200);
    await send(endVisitor);
    expect((await open(ticket)).status).toBe(410);
  });

  it("of an account is short enough for the gateway and ends with its session", async () => {
    const { db } = api.service;
    const username = toWirePhone(demoUsers[0]?.phone ?? "");
    const [account] = await db.select().from(user).where(eq(user.username, username));
    const send = api.asUser(account?.id ?? "");
    const own = policyNumberFrom(demoPolicies[0]?.sequence ?? 0);
    const body = { file: "document", policyNumber: own, lang: "tg" };
    const ticket = String((await send(createDownload, { body })).data.ticket);
    expect(ticket.length).toBeGreaterThan(100);
    expect(ticket.length).toBeLessThanOrEqual(200 - TEST_TICKET_PREFIX.length);
    expect((await open(ticket)).status).toBe(200);
    await db.delete(refreshToken).where(eq(refreshToken.userId, account?.id ?? ""));
    expect((await open(ticket)).status).toBe(410);
  });

  it("of a policy opened by a code ends with that access", async () => {
    const reader = api.as("reader-of-downloads");
    const owner = "visitor:reader-of-downloads";
    const { db, now } = api.service;
    const expiresAt = new Date(now().getTime() + 60_000);
    await db.insert(policyAccess).values({ policyNumber, owner, expiresAt });
    const body = { file: "calendar", policyNumber };
    const ticket = String((await reader(createDownload, { body })).data.ticket);
    expect((await open(ticket)).status).toBe(200);
    api.pass(60_000);
    expect((await open(ticket)).status).toBe(410);
  });

  it("opens no policy with the prefix of specimens", async () => {
    expect((await open(TEST_TICKET_PREFIX + (await ticketFor()))).status).toBe(404);
  });
});
