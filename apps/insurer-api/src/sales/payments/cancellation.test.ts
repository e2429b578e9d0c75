import { randomUUID } from "node:crypto";
import { registerClaim } from "@sughurta/contracts/claim";
import { payment } from "@sughurta/contracts/payment";
import {
  cancelPolicy,
  checkPolicy,
  myPolicies,
  policyCalendar,
  policyDocument,
} from "@sughurta/contracts/policy";
import { DAY_MS } from "@sughurta/domain";
import { and, eq, like, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { policy, refund, refundEvent } from "#src/platform/database/schema/sales.ts";
import { outbox, user } from "#src/platform/database/schema/service.ts";
import type { PolicyPdfRequest } from "#src/sales/policies/policy-pdf.ts";
import { pressAtBank, startOrder } from "#src/testing/a-payment.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";
import { decideRefund } from "./decide-refund.ts";

let api: TestService;
let next = 918_000_000;
let send: Send;
let policyNumber: string;

beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
});
afterAll(() => api.close());

beforeEach(async () => {
  const id = randomUUID();
  await api.service.db.insert(user).values({
    id,
    username: `992${next++}`,
    role: "user",
    passwordHash: "",
    createdAt: api.service.now(),
  });
  send = api.asUser(id);
  const started = await startOrder(api, send);
  await pressAtBank(api, started, "pay");
  const paid = await send(payment, { params: { id: started.paymentId } });
  policyNumber = String(paid.data.policyNumber);
});

const shown = async () => ((await send(myPolicies)).data as unknown as object[])[0] ?? {};
const check = async () => (await api.as()(checkPolicy, { body: { policyNumber } })).data;
const cancel = async () => {
  const { refund: amount } = (await shown()) as { refund?: number };
  const response = await send(cancelPolicy, { params: { policyNumber }, body: { refund: amount } });
  expect(response.status).toBe(201);
  return response.data;
};
const listRefunds = () =>
  api.service.db.select().from(refund).where(eq(refund.policyNumber, policyNumber));
const told = (news: string) =>
  api.service.db
    .select()
    .from(outbox)
    .where(like(outbox.dedupeKey, `refund:${policyNumber}:${news}:%`));

describe("cancelling a policy", () => {
  it("ends it on the day of the request, as shown by the policy check and the account", async () => {
    api.pass(10 * DAY_MS);
    expect(await check()).toMatchObject({ status: "ACTIVE" });
    const { requestedOn, refundBy } = await cancel();
    expect(await check()).toMatchObject({ status: "ACTIVE", cancelledOn: requestedOn });
    api.pass(DAY_MS);
    expect(await check()).toMatchObject({ status: "COMPLETED", cancelledOn: requestedOn });
    expect(await shown()).toMatchObject({
      status: "COMPLETED",
      cancelledOn: requestedOn,
      cancellation: { requestedOn, refundBy, refundState: "requested" },
    });
  });

  it("sends an email and an SMS with the amount and the day by which it arrives", async () => {
    const { refund: amount, refundBy } = await cancel();
    const messages = await told("cancelled");
    expect(messages.map(({ channel }) => channel).sort()).toEqual(["mail", "sms"]);
    const [year, month, day] = String(refundBy).split("-");
    for (const { body } of messages) {
      expect(body).toContain(`${day}.${month}.${year}`);
      expect(body).toMatch(new RegExp(`${amount}\\s?TJS`));
    }
  });

  it("requests one refund, which staff decide", async () => {
    const { refund: amount, refundBy } = await cancel();
    expect(await listRefunds()).toMatchObject([
      { state: "requested", amountDiram: Number(amount) * 100, dueOn: refundBy },
    ]);
    const again = await send(cancelPolicy, { params: { policyNumber }, body: { refund: amount } });
    expect(again).toMatchObject({ status: 409, data: { code: "cancellationClosed" } });
    expect(await listRefunds()).toHaveLength(1);
  });

  it("redraws the document, and its calendar offers no renewal", async () => {
    const drawing = vi.spyOn(api.service.renderer, "draw");
    const read = () => send(policyDocument, { params: { policyNumber }, query: { lang: "en" } });
    await read();
    const { requestedOn } = await cancel();
    expect((await read()).status).toBe(200);
    await read();
    expect(
      drawing.mock.calls.map(
        ([, request]) => (request as PolicyPdfRequest).policyStatus.cancelledOn,
      ),
    ).toEqual([undefined, requestedOn]);
    drawing.mockRestore();
    const response = await send(policyCalendar, { params: { policyNumber } });
    expect(response.status).toBe(200);
  });
});

it("refuses a claim on a cancelled policy with the phone to call", async () => {
  await cancel();
  const body = { ...registerClaim.examples.body, policyNumber };
  expect(await api.as()(registerClaim, { body })).toMatchObject({
    status: 422,
    data: { fieldCodes: { policyNumber: ["policyCancelled"] } },
  });
});

describe("a refund", () => {
  const actor = { id: "Karimova", role: "cashier" };
  const decide = async (
    to: "approved" | "rejected" | "paid",
    reason: string,
    decisionId = randomUUID(),
  ) => {
    const [asked] = await listRefunds();
    return decideRefund(api.service, asked?.id ?? "", to, { decisionId, actor, reason });
  };
  const refused = (code: string) => expect.objectContaining({ code });

  it("is approved, then paid, with the staff member of each step; the policyholder gets a message about the money", async () => {
    await cancel();
    await expect(decide("paid", "PP-17")).rejects.toEqual(refused("decidedBefore"));
    await decide("approved", "Rules");
    expect(await told("paid")).toEqual([]);
    const pressed = randomUUID();
    await decide("paid", "PP-17", pressed);
    await decide("paid", "PP-17", pressed);
    await expect(decide("paid", "PP-18")).rejects.toEqual(refused("decidedBefore"));
    const [asked] = await listRefunds();
    const events = await api.service.db
      .select()
      .from(refundEvent)
      .where(eq(refundEvent.refundId, asked?.id ?? ""));
    expect(events.map(({ state, decidedBy, note }) => [state, decidedBy, note])).toEqual([
      ["requested", "policyholder", ""],
      ["approved", "Karimova", "Rules"],
      ["paid", "Karimova", "PP-17"],
    ]);
    const rewritten = api.service.db.update(refundEvent).set({ note: "PP-19" });
    await expect(rewritten.execute()).rejects.toThrow();
    expect(await told("paid")).toHaveLength(2);
    expect(await shown()).toMatchObject({ cancellation: { refundState: "paid" } });
  });

  it("is rejected with a reason, which is sent to the policyholder, and cannot be paid afterwards", async () => {
    await cancel();
    await expect(decide("rejected", " ")).rejects.toEqual(refused("reasonMissing"));
    await decide("rejected", "Выплата уже была");
    await expect(decide("approved", "Rules")).rejects.toEqual(refused("decidedBefore"));
    for (const { body } of await told("rejected")) expect(body).toContain("Выплата уже была");
  });

  it("is decided at the sandbox desk under a name, and rejected with a reason only", async () => {
    await cancel();
    const [asked] = await listRefunds();
    const page = async () => (await api.app.request("/sandbox/refunds?lang=en")).text();
    expect(await page()).toContain(policyNumber);
    const post = (fields: Record<string, string>) =>
      api.app.request(`/sandbox/refunds/${asked?.id}`, {
        method: "POST",
        body: new URLSearchParams({ decision: randomUUID(), decidedBy: "Karimova", ...fields }),
      });
    await post({ to: "rejected" });
    expect(await listRefunds()).toMatchObject([{ state: "requested" }]);
    expect((await post({ to: "approved", reason: "Rules" })).status).toBe(303);
    expect(await listRefunds()).toMatchObject([{ state: "approved" }]);
  });

  it("rejects every transition that is not allowed, also in SQL", async () => {
    await cancel();
    const { db } = api.service;
    const paid = db
      .update(refund)
      .set({ state: "paid" })
      .where(and(eq(refund.policyNumber, policyNumber), sql`true`));
    await expect(paid).rejects.toThrow();
    const rows = await db.select().from(policy).where(eq(policy.number, policyNumber));
    expect(rows).toHaveLength(1);
  });
});
