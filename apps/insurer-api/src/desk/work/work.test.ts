import { randomUUID } from "node:crypto";
import { registerClaim } from "@sughurta/contracts/claim";
import { requestCallback } from "@sughurta/contracts/content";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { assignment, recordNote } from "#src/platform/database/schema/desk.ts";
import { callbackRequest, outbox } from "#src/platform/database/schema/service.ts";
import { aDesk } from "#src/testing/a-desk.ts";
import { beginCover } from "#src/testing/a-payment.ts";
import type { TestService } from "#src/testing/a-service.ts";
import { type DeskBrowser, decision, openDesk } from "#src/testing/desk-browser.ts";
import { sweepAssignments } from "./assignments.ts";
import { sweepNotes } from "./notes.ts";

const YEAR_MS = 365 * 86_400_000;

let api: TestService;
let browser: DeskBrowser;
let number: string;
let paymentId: string;
let claimIds: readonly string[];
beforeAll(async () => {
  ({ api, browser } = await openDesk());
  const bought = await aDesk(api).wrongAmount(0);
  paymentId = bought.paymentId;
  const [sold] = await aDesk(api).listPolicies(bought.orderId);
  number = sold?.number ?? "";
  await beginCover(api, number);
  claimIds = await Promise.all(
    [1, 2].map(async () => {
      const body = { ...(registerClaim.examples.body as object), policyNumber: number };
      const { data } = await api.as()(registerClaim, { body });
      return String(data.id);
    }),
  );
});
afterAll(() => api.close());

const getPlace = (response: Response) => response.headers.get("location") ?? "";

async function aCall(phone: string): Promise<string> {
  const { data } = await api.as()(requestCallback, { body: { phone, type: "back_call" } });
  return String(data.id);
}

describe("a note", () => {
  it.each([
    ["support", () => `/notes/policy/${number}`, () => `/policies/${number}`],
    ["cashier", () => `/notes/payment/${paymentId}`, () => `/payments/${paymentId}`],
    ["claims", () => `/notes/claim/${claimIds[0]}`, () => `/claims/${claimIds[0]}`],
  ] as const)("of %s is shown on the record, with its author", async (role, action, page) => {
    const { name, Cookie } = await browser.signedIn(role);
    const response = await browser.post(action(), decision({ text: "She pays tomorrow" }), {
      Cookie,
    });
    expect(getPlace(response)).toBe(page());
    const shown = await browser.read(page(), Cookie);
    expect(shown).toContain("<pre>She pays tomorrow</pre>");
    expect(shown).toContain(`${name} (${role})`);
  });

  it("is in the audit log as an id, without its text, and is added once", async () => {
    const { Cookie } = await browser.signedIn("support");
    const note = decision({ text: "Звонил с 92 765 43 21" });
    for (const _ of ["pressed", "twice"])
      await browser.post(`/notes/policy/${number}`, note, { Cookie });
    const events = (await browser.listEvents(`policy:${number}`)).filter(
      ({ id }) => id === note.decision,
    );
    expect(events).toMatchObject([{ action: "note.add", reason: "" }]);
    const stored = await api.service.db
      .select()
      .from(recordNote)
      .where(eq(recordNote.id, String(note.decision)));
    expect(stored).toHaveLength(1);
    // A phone stays masked until the personal data of the record is revealed.
    expect(await browser.read(`/policies/${number}`, Cookie)).toContain("(992) 92-•••-••21");
  });

  it("needs a text and the permission to work with the record", async () => {
    const { Cookie } = await browser.signedIn("support");
    const path = `/notes/policy/${number}`;
    expect(getPlace(await browser.post(path, decision({ text: " " }), { Cookie }))).toContain(
      "problem=noteMissing",
    );
    const auditor = await browser.signedIn("auditor");
    expect((await browser.post(path, decision({ text: "x" }), auditor)).status).toBe(403);
    expect(await browser.read(`/policies/${number}`, auditor.Cookie)).not.toContain("/notes/");
  });
});

describe("an assignment", () => {
  it("gives a claim to its taker, to a colleague and to none, and is found by the filter", async () => {
    const [first, second] = [await browser.signedIn("claims"), await browser.signedIn("claims")];
    const [id = ""] = claimIds;
    const give = (to: string) => browser.post(`/assign/claim/${id}`, decision({ to }), first);
    const mine = async ({ Cookie }: { Cookie: string }) =>
      (await browser.read("/claims?mine=yes", Cookie)).includes(`/claims/${id}`);
    await give(first.name);
    expect([await mine(first), await mine(second)]).toEqual([true, false]);
    await give(second.name);
    expect([await mine(first), await mine(second)]).toEqual([false, true]);
    expect(await browser.read(`/claims/${id}`, first.Cookie)).toContain(
      `<h2>Handled by: ${second.name}</h2>`,
    );
    await give("");
    expect([await mine(first), await mine(second)]).toEqual([false, false]);
    const reasons = (await browser.listEvents(`claim:${id}`))
      .filter(({ action }) => action === "assign")
      .map(({ reason }) => reason);
    expect(reasons).toEqual([first.name, second.name, ""]);
  });

  it("is refused for a colleague without the permission", async () => {
    const cashier = await browser.signedIn("cashier");
    const editor = await browser.signedIn("editor");
    const response = await browser.post(
      `/assign/payment/${paymentId}`,
      decision({ to: editor.name }),
      cashier,
    );
    expect(getPlace(response)).toContain("problem=invalid");
  });
});

describe("a call", () => {
  it("is taken with one press, and handed over to a colleague", async () => {
    const [first, second] = [await browser.signedIn("support"), await browser.signedIn("support")];
    const id = await aCall("992921110077");
    await browser.post(`/calls/${id}`, { decision: randomUUID(), command: "take" }, first);
    expect(await browser.read("/calls?mine=yes", first.Cookie)).toContain(`/calls/${id}`);
    await browser.post(`/assign/call/${id}`, decision({ to: second.name }), first);
    expect(await browser.read("/calls", first.Cookie)).toContain(`Calling: ${second.name}`);
    expect(await browser.read("/calls?mine=yes", first.Cookie)).not.toContain(`/calls/${id}`);
  });
});

describe("several records at once", () => {
  it("are counted and named before anything happens to them", async () => {
    const { Cookie } = await browser.signedIn("claims");
    const list = await browser.read("/claims", Cookie);
    for (const id of claimIds) expect(list).toContain(`name="id" value="${id}" form="selected"`);
    const query = new URLSearchParams(claimIds.map((id): [string, string] => ["id", id]));
    const page = await browser.read(`/selected/claims?${query}`, Cookie);
    expect(page).toContain("<h1>Chosen: 2</h1>");
    expect(page).toContain("Hand over: 2</button>");
    expect(await browser.read("/selected/claims", Cookie)).toContain("Nothing is chosen");
  });

  it("are assigned together, each with an event, and once", async () => {
    const { name, Cookie } = await browser.signedIn("claims");
    const form = { ...decision({ id: claimIds, to: name, command: "assign" }), back: "mine=yes" };
    const response = await browser.post("/selected/claims", form, { Cookie });
    expect(getPlace(response)).toBe("/claims?mine=yes&done=2&left=0&lang=en");
    await browser.post("/selected/claims", form, { Cookie });
    const page = await browser.read(getPlace(response), Cookie);
    expect(page).toContain("Done: 2.");
    for (const id of claimIds) {
      expect(page).toContain(`/claims/${id}`);
      const events = await browser.listEvents(`claim:${id}`);
      expect(events.filter(({ staffName }) => staffName === name)).toMatchObject([
        { action: "assign", reason: name },
      ]);
    }
  });

  it("leave out and count calls that a colleague took in the meantime", async () => {
    const [first, second] = [await browser.signedIn("support"), await browser.signedIn("support")];
    const ids = [await aCall("992921110078"), await aCall("992921110079")];
    await browser.post(`/calls/${ids[0]}`, decision({ command: "take" }), first);
    const form = decision({ id: ids, command: "takeAll" });
    const response = await browser.post("/selected/calls", form, second);
    expect(await browser.read(getPlace(response), second.Cookie)).toContain(
      "Done: 1. Left out, since already decided: 1.",
    );
    const rows = await api.service.db
      .select({ takenBy: callbackRequest.takenBy })
      .from(callbackRequest)
      .where(eq(callbackRequest.id, ids[0] ?? ""));
    expect(rows).toEqual([{ takenBy: first.name }]);
  });

  it("are sent again if they are messages that failed", async () => {
    const { db, now } = api.service;
    const { Cookie } = await browser.signedIn("support");
    const ids = await Promise.all(
      ["failed", "sent"].map(async (state) => {
        const id = randomUUID();
        const message = { channel: "sms", recipient: "992921110044", language: "ru" } as const;
        const stored = { dedupeKey: id, body: "", state, createdAt: now() } as const;
        await db.insert(outbox).values({ id, ...message, ...stored } as typeof outbox.$inferInsert);
        return id;
      }),
    );
    const form = decision({ id: ids, command: "resend" });
    const response = await browser.post("/selected/messages", form, { Cookie });
    expect(getPlace(response)).toContain("done=1&left=1");
    const [again] = await db
      .select()
      .from(outbox)
      .where(eq(outbox.id, ids[0] ?? ""));
    expect(again?.state).toBe("waiting");
  });

  it("never include a command about money", async () => {
    const { Cookie } = await browser.signedIn("cashier");
    for (const command of ["accept", "refund", "approved", "paid"]) {
      const form = decision({ id: [paymentId], command });
      expect((await browser.post("/selected/payments", form, { Cookie })).status).toBe(404);
    }
  });
});

it("removes notes and assignments after their time", async () => {
  const { db } = api.service;
  api.pass(YEAR_MS + 1_000);
  await sweepAssignments(api.service);
  await sweepNotes(api.service);
  expect(await db.$count(assignment)).toBe(0);
  expect(await db.$count(recordNote)).toBeGreaterThan(0);
  api.pass(4 * YEAR_MS);
  await sweepNotes(api.service);
  expect(await db.$count(recordNote)).toBe(0);
});
