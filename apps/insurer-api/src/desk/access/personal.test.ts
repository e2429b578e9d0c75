import { randomUUID } from "node:crypto";
import { registerClaim, uploadClaimFiles } from "@sughurta/contracts/claim";
import { requestCallback } from "@sughurta/contracts/content";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { staff } from "#src/platform/database/schema/desk.ts";
import { policy } from "#src/platform/database/schema/sales.ts";
import { claimFile, outbox } from "#src/platform/database/schema/service.ts";
import { queryRows } from "#src/platform/database/sql.ts";
import { foldName } from "#src/platform/texts/person-names.ts";
import { aDesk } from "#src/testing/a-desk.ts";
import { beginCover, startOrder } from "#src/testing/a-payment.ts";
import { PICTURE_HEAD } from "#src/testing/a-picture.ts";
import { aResume } from "#src/testing/a-resume.ts";
import type { TestService } from "#src/testing/a-service.ts";
import { type DeskBrowser, decision, openDesk } from "#src/testing/desk-browser.ts";
import { STAFF_ROLES } from "./permissions.ts";

const QUARTER_MS = 15 * 60_000;
const PHONE = "992927654321";

let api: TestService;
let browser: DeskBrowser;
/** Ids of the records shown on the pages. */
let things: Readonly<Record<"payment" | "policy" | "claim" | "claimFile" | "receipt", string>>;

beforeAll(async () => {
  ({ api, browser } = await openDesk());
  const send = api.as();
  const qr = await startOrder(api, send, "qr");
  const receipt = await aDesk(api).unreadReceipt(send, qr.paymentId);
  const { orderId } = await aDesk(api).wrongAmount(0);
  const [sold] = await aDesk(api).listPolicies(orderId);
  const number = sold?.number ?? "";
  await beginCover(api, number);
  const registered = await send(registerClaim, {
    body: {
      fullName: "Ҳоҷиева Фирӯза",
      policyNumber: number,
      note: "Живу на улице Айни, 14.",
      phone: PHONE,
      email: "firuza@example.tj",
      channel: "front",
    },
  });
  const claim = String(registered.data.id);
  const form = new FormData();
  form.append("files", new File([new Uint8Array(PICTURE_HEAD)], "паспорт Ҳоҷиева.png"));
  await send(uploadClaimFiles, { params: { claimId: claim }, form });
  const [file] = await api.service.db.select().from(claimFile).where(eq(claimFile.claimId, claim));
  await send(requestCallback, { body: { phone: PHONE, type: "back_call" } });
  await aResume(send);
  await api.service.db.update(outbox).set({ state: "failed" });
  const cashier = await browser.signedIn("cashier", "support");
  await browser.post(
    `/payments/${qr.paymentId}`,
    decision({ command: "close", reason: `Звонил с +${PHONE}` }),
    cashier,
  );
  await browser.post(
    `/policies/${number}`,
    decision({ command: "sendAgain", reason: "Просит на firuza@example.tj, 92 765 43 21" }),
    cashier,
  );
  things = { payment: qr.paymentId, policy: number, claim, claimFile: file?.id ?? "", receipt };
});
afterAll(() => api.close());

const open = (kind: string, id: string, { Cookie }: { Cookie: string }, fields = {}) =>
  browser.post(`/personal/${kind}/${id}`, decision(fields), { Cookie });

describe("personal data", () => {
  it("is on no desk page before it is revealed", async () => {
    const { Cookie } = await browser.signedIn(...STAFF_ROLES);
    const names = await queryRows<{ text: string }>(
      api.service.db,
      sql`select distinct unnest(array[holder->>'lastName', holder->>'phone', holder->>'email', holder->>'docNumber']) as text from policy
        union select unnest(array[split_part(full_name, ' ', 1), phone, email]) from claim
        union select unnest(array[split_part(full_name, ' ', 1), phone, email]) from resume union select recipient from outbox union select phone from callback_request`,
    );
    const secrets = names.map(({ text }) => text).filter(Boolean);
    expect(secrets.length).toBeGreaterThan(8);
    const { payment, policy: number, claim } = things;
    const opened = await browser.post("/people", decision({ phone: PHONE }), { Cookie });
    const person = opened.headers.get("Location") ?? "";
    const addresses: Readonly<Record<string, string>> = {
      "/payments/:id": `/payments/${payment}`,
      "/search": await browser.searchAddress(number, Cookie),
      "/policies/:number": `/policies/${number}`,
      "/claims/:id": `/claims/${claim}`,
      "/people/:id": person,
    };
    const pages = browser.routes
      .filter(({ method, path }) => method === "GET" && !/content|prices|coupons|rates/.test(path))
      .map(({ path }) => addresses[path] ?? path);
    expect(pages.length).toBeGreaterThan(10);
    for (const page of pages) {
      const shown = await browser.read(page, Cookie);
      const digits = shown.replace(/[\s()-]/g, "");
      for (const secret of secrets) {
        expect([page, secret, shown.includes(secret)]).toEqual([page, secret, false]);
        const national = /^992\d{9}$/.test(secret) ? secret.slice(3) : secret;
        expect([page, secret, digits.includes(national)]).toEqual([page, secret, false]);
      }
    }
  });

  it("is revealed to the person who gave a reason, for this record, for a quarter of an hour", async () => {
    const { db } = api.service;
    const [first, second] = [await browser.signedIn("support"), await browser.signedIn("support")];
    const [sold] = await db.select().from(policy).where(eq(policy.number, things.policy));
    const lastName = sold?.holder.lastName ?? "";
    const path = `/policies/${things.policy}`;
    const shows = async ({ Cookie }: { Cookie: string }) =>
      (await browser.read(path, Cookie)).includes(lastName);
    expect(await shows(first)).toBe(false);
    const response = await open("policy", things.policy, first, { reason: "She calls" });
    expect(response.headers.get("location")).toBe(path);
    expect([await shows(first), await shows(second)]).toEqual([true, false]);
    expect(await browser.search(things.policy, first.Cookie)).toContain(lastName);
    const events = await browser.listEvents(`policy:${things.policy}`);
    expect(events.at(-1)).toMatchObject({
      staffName: first.name,
      role: "support",
      action: "showPersonal",
      reason: "She calls",
    });
    api.pass(QUARTER_MS);
    expect(await shows(first)).toBe(false);
  });

  it("stays hidden without a reason, and no event is recorded", async () => {
    const member = await browser.signedIn("support");
    const before = await browser.listEvents(`policy:${things.policy}`);
    const response = await open("policy", things.policy, member, { reason: " " });
    expect(response.headers.get("location")).toContain("problem=reasonMissing");
    expect(await browser.listEvents(`policy:${things.policy}`)).toEqual(before);
  });

  it("is never shown to auditors, including members who have become one", async () => {
    const auditor = await browser.signedIn("auditor");
    for (const kind of ["payment", "claim"] as const) {
      expect((await open(kind, things[kind], auditor)).status).toBe(403);
      const page = await browser.read(`/${kind}s/${things[kind]}`, auditor.Cookie);
      expect(page).toContain("••••••");
      expect(page).not.toContain("/personal/");
    }
    const cashier = await browser.signedIn("cashier");
    await open("payment", things.payment, cashier);
    const page = () => browser.read(`/payments/${things.payment}`, cashier.Cookie);
    expect(await page()).not.toContain("••••••");
    await api.service.db
      .update(staff)
      .set({ roles: ["auditor"] })
      .where(eq(staff.name, cashier.name));
    expect(await page()).toContain("••••••");
  });

  it("is revealed only for existing records, and only with the permission", async () => {
    const member = await browser.signedIn("claims");
    expect((await open("claim", randomUUID(), member)).status).toBe(404);
    expect((await open("claim", "none", member)).status).toBe(404);
    expect((await open("staff", member.name, member)).status).toBe(404);
    expect((await open("payment", things.payment, member)).status).toBe(403);
  });

  it("includes files: they are sent only after it is revealed and the scanner has accepted them", async () => {
    const member = await browser.signedIn("claims", "cashier");
    const files = {
      claim: `/claims/${things.claim}/files/${things.claimFile}`,
      payment: `/receipts/${things.receipt}`,
    } as const;
    const ask = (path: string) => browser.desk.request(path, { headers: member });
    for (const kind of ["claim", "payment"] as const) {
      expect((await ask(files[kind])).status).toBe(403);
      await open(kind, things[kind], member);
      const file = await ask(files[kind]);
      expect([file.status, file.headers.get("cache-control")]).toEqual([200, "no-store"]);
      expect(file.headers.get("content-disposition")).toContain("attachment");
    }
    const page = await browser.read(`/claims/${things.claim}`, member.Cookie);
    expect(page).toContain(`href="${files.claim}"`);
    expect(page).toContain("(992) 92-765-4321");
    const { db } = api.service;
    for (const [state, status] of [
      ["quarantined", 409],
      ["refused", 404],
    ] as const) {
      await db.update(claimFile).set({ state }).where(eq(claimFile.id, things.claimFile));
      expect([state, (await ask(files.claim)).status]).toEqual([state, status]);
    }
  });
});

describe("a search by name", () => {
  it("folds Cyrillic and Tajik letters in the same way in the database and in the search text", async () => {
    const letters = "ЁҒӢҚӮҲҶёғӣқӯҳҷАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯABCXYZ-'";
    const [row] = await queryRows<{ folded: string }>(
      api.service.db,
      sql`select folded_name(${letters}) as folded`,
    );
    expect(row?.folded).toBe(foldName(letters));
  });

  it.each(["Ғафурзода", "ГАФУРЗОДА", "гафурзода чахонгир", " Ҷаҳонгир  ғафурзода "])(
    "finds Ғафурзода Ҷаҳонгир by %j",
    async (search) => {
      const { Cookie } = await browser.signedIn("support");
      const page = await browser.search(search, Cookie);
      expect(page).toContain(things.policy);
    },
  );

  it("finds no holder by part of a name", async () => {
    const { Cookie } = await browser.signedIn("support");
    for (const search of ["Ғафур", "Ҷаҳонгир", "Ғафурзода Пӯлод"]) {
      const page = await browser.search(search, Cookie);
      expect(page).toContain("Nothing was found");
    }
  });
});

it("refuses a form from another origin with a page that contains the correct address", async () => {
  const response = await browser.post("/sign-in", {}, { Origin: "http://127.0.0.1:3999" });
  expect(response.status).toBe(403);
  expect(response.headers.get("content-type")).toContain("text/html");
  expect(await response.text()).toContain("Open it at http://localhost:3999");
});
