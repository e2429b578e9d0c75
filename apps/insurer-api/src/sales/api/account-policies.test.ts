import { randomUUID } from "node:crypto";
import { myData, removeAccount } from "@sughurta/contracts/account";
import { myClaims, registerClaim } from "@sughurta/contracts/claim";
import { myDrafts, saveDraft } from "@sughurta/contracts/draft";
import { myPayments, payment } from "@sughurta/contracts/payment";
import {
  addMyPolicy,
  cancelPolicy,
  correctMyPolicy,
  type MyPolicy,
  myPolicies,
} from "@sughurta/contracts/policy";
import { sendPolicyCode } from "@sughurta/contracts/policy-changes";
import { logIn } from "@sughurta/contracts/session";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClaimChange, changeClaim } from "#src/claims/change-claim.ts";
import { recordNote } from "#src/platform/database/schema/desk.ts";
import { policy, policyCorrection } from "#src/platform/database/schema/sales.ts";
import { user } from "#src/platform/database/schema/service.ts";
import { beginCover, pressAtBank, startOrder } from "#src/testing/a-payment.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";
import { anAccount, PASSWORD } from "#src/testing/an-account.ts";
import { sentCode } from "#src/testing/good-requests.ts";

let api: TestService;

beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
});
afterAll(() => api.close());

const aPerson = () => anAccount(api);

async function buy(send: Send, phoneNumber?: string) {
  const started = await startOrder(api, send, "dc", phoneNumber ? { phoneNumber } : {});
  await pressAtBank(api, started, "pay");
  return (await send(payment, { params: { id: started.paymentId } })).data;
}

const listPolicies = async (send: Send) => (await send(myPolicies)).data as unknown as MyPolicy[];

describe("the account", () => {
  it("lists only the user's own policies with their cover, payments, claims and open drafts", async () => {
    const { send } = await aPerson();
    const { policyNumber } = await buy(send);
    const body = { ...(registerClaim.examples.body as object), policyNumber };
    await beginCover(api, String(policyNumber));
    await send(registerClaim, { body });
    await send(saveDraft, { params: { kind: "travel-order" }, body: { content: "{}" } });
    expect(await listPolicies(send)).toEqual([
      expect.objectContaining({
        policyNumber,
        family: "family",
        productSlug: expect.stringMatching(/^[a-z-]+$/),
        lifeAssured: [expect.stringContaining("Ғафурзода")],
        sumAssured: expect.any(Number),
      }),
    ]);
    expect((await send(myPayments)).data).toMatchObject([{ status: "paid", policyNumber }]);
    expect((await send(myClaims)).data).toMatchObject([{ policyNumber, filesCount: 0 }]);
    expect((await send(myDrafts)).data).toMatchObject([{ kind: "travel-order" }]);
    const { send: stranger } = await aPerson();
    for (const list of [myPolicies, myPayments, myClaims, myDrafts]) {
      expect((await stranger(list)).data).toEqual([]);
    }
  });

  it("adds a guest's policy by its code, and no policy of another account", async () => {
    const [first, second] = [await aPerson(), await aPerson()];
    const { policyNumber, policyCode } = await buy(api.as());
    const body = { policyNumber, policyCode };
    const wrong = { policyNumber, policyCode: "00000000" };
    expect((await first.send(addMyPolicy, { body: wrong })).status).toBe(422);
    expect((await first.send(addMyPolicy, { body })).status).toBe(201);
    expect(await second.send(addMyPolicy, { body })).toMatchObject({
      status: 409,
      data: { code: "policyInAnotherAccount" },
    });
    expect((await second.send(addMyPolicy, { body: wrong })).status).toBe(422);
    expect(await listPolicies(first.send)).toHaveLength(1);
  });

  it("moves a policy from another account to the owner of the buying phone, with a code", async () => {
    const [first, buyer] = [await aPerson(), await aPerson()];
    const bought = await buy(api.as(), buyer.phone);
    const { policyNumber, policyCode } = bought;
    await first.send(addMyPolicy, { body: { policyNumber, policyCode } });
    await buyer.send(sendPolicyCode, { body: { policyNumber } });
    const code = await sentCode(api, buyer.phone);
    const body = { policyNumber, code };
    const wrong = { policyNumber, code: code === "000000" ? "000001" : "000000" };
    expect(await buyer.send(addMyPolicy, { body: wrong })).toMatchObject({
      status: 422,
      data: { fieldCodes: { code: ["smsCodeWrong"] } },
    });
    expect((await buyer.send(addMyPolicy, { body })).status).toBe(201);
    expect(await listPolicies(buyer.send)).toMatchObject([{ policyNumber }]);
    expect(await listPolicies(first.send)).toEqual([]);
    expect((await buyer.send(payment, { params: { id: String(bought.id) } })).status).toBe(200);
  });

  it("corrects the email, and a letter of the holder's name wherever the policy has it", async () => {
    const { send } = await aPerson();
    const { policyNumber } = await buy(send);
    const params = { policyNumber: String(policyNumber) };
    const [mine] = await listPolicies(send);
    const sold = mine?.correctable;
    if (!sold) throw new Error("Nothing can be corrected");
    const correct = (changes: Partial<typeof sold>) =>
      send(correctMyPolicy, { params, body: { ...sold, ...changes } });
    expect(await correct({ email: "new@example.tj" })).toMatchObject({ status: 201, data: {} });
    expect(await correct({ email: "late@example.tj" })).toMatchObject({
      status: 409,
      data: { code: "correctionOutdated" },
    });
    const seen = { email: "new@example.tj", corrections: 1 };
    expect(await correct({ ...seen, firstName: "Нодира" })).toMatchObject({
      status: 409,
      data: { code: "correctionAtDesk" },
    });
    const firstName = `${sold.firstName.slice(0, -1)}о`;
    expect(await correct({ ...seen, firstName })).toMatchObject({
      status: 201,
      data: { version: 2 },
    });
    const [corrected] = await listPolicies(send);
    expect(corrected).toMatchObject({
      version: 2,
      correctable: { email: "new@example.tj", firstName, corrections: 2 },
      lifeAssured: [expect.stringContaining(firstName)],
    });
    const { send: stranger } = await aPerson();
    const body = { ...sold, ...seen };
    expect((await stranger(correctMyPolicy, { params, body })).status).toBe(404);
    expect((await api.as()(correctMyPolicy, { params, body })).status).toBe(401);
  });

  it("requests a cancellation for the amount shown, once", async () => {
    const { send } = await aPerson();
    const { policyNumber, sumPrem } = await buy(send);
    const params = { policyNumber: String(policyNumber) };
    expect((await listPolicies(send))[0]?.refund).toBe(sumPrem);
    const other = await send(cancelPolicy, { params, body: { refund: 1 } });
    expect(other).toMatchObject({ status: 409, data: { code: "refundChanged" } });
    const asked = await send(cancelPolicy, { params, body: { refund: sumPrem } });
    expect(asked).toMatchObject({ status: 201, data: { refund: sumPrem } });
    const [mine] = await listPolicies(send);
    expect(mine).toMatchObject({ cancellation: { refund: sumPrem } });
    expect(mine).not.toHaveProperty("refund");
    expect((await send(cancelPolicy, { params, body: { refund: sumPrem } })).status).toBe(409);
  });
});

describe("a claim on a policy that is cancelled", () => {
  it("sets the refund to zero when the owner made it", async () => {
    const { send } = await aPerson();
    const { policyNumber } = await buy(send);
    await beginCover(api, String(policyNumber));
    expect((await listPolicies(send))[0]?.refund).toBeGreaterThan(0);
    await send(registerClaim, { body: { ...registerClaim.examples.body, policyNumber } });
    expect((await listPolicies(send))[0]?.refund).toBe(0);
  });

  it("does not affect the refund when another visitor made it, until a staff member has taken it up", async () => {
    const { send } = await aPerson();
    const { policyNumber } = await buy(send);
    await beginCover(api, String(policyNumber));
    const unclaimed = (await listPolicies(send))[0]?.refund;
    expect(unclaimed).toBeGreaterThan(0);
    const body = { ...registerClaim.examples.body, policyNumber };
    const { data } = await api.as()(registerClaim, { body });
    expect((await listPolicies(send))[0]?.refund).toBe(unclaimed);
    const decide = (change: ClaimChange) =>
      changeClaim(api.service, String(data.id), { eventId: randomUUID(), change, message: "" });
    await decide({ state: "underReview" });
    expect((await listPolicies(send))[0]?.refund).toBe(0);
    await decide({ state: "refused", refusal: "The holder knows of no such case" });
    expect((await listPolicies(send))[0]?.refund).toBe(unclaimed);
  });
});

describe("account deletion", () => {
  it("exports all data, then removes the account and retains the policies", async () => {
    const { id, phone, send } = await aPerson();
    const { policyNumber, sumPrem } = await buy(send);
    const subject = `policy:${policyNumber}`;
    const about = { staffName: "zarina", staffRole: "support", createdAt: api.service.now() };
    for (const of of [subject, "policy:0000000013"]) {
      const note = { id: randomUUID(), subject: of, body: "Asks to call after six", ...about };
      await api.service.db.insert(recordNote).values(note);
    }
    await api.service.db.insert(policyCorrection).values({
      id: randomUUID(),
      policyNumber: String(policyNumber),
      position: 1,
      version: 2,
      fields: ["email"],
      before: { email: "old@example.tj" },
      after: { email: "new@example.tj" },
      beforeDiram: 100,
      afterDiram: 100,
      decidedBy: "zarina",
      decidedRole: "support",
      reason: "",
      createdAt: api.service.now(),
    });
    expect((await send(myData)).data).toMatchObject({
      profile: { phone },
      policies: [{ number: policyNumber, sumPrem }],
      payments: [{ state: "paid" }],
      corrections: [
        { policyNumber, before: { email: "old@example.tj" }, after: { email: "new@example.tj" } },
      ],
      notes: [{ subject, body: "Asks to call after six" }],
    });
    const attempt = (password: string) => send(removeAccount, { body: { password } });
    expect(await attempt("a guess")).toMatchObject({
      status: 422,
      data: { fieldCodes: { password: ["passwordWrong"] } },
    });
    expect((await attempt(PASSWORD)).data).toEqual({ removed: true });
    expect((await send(myPolicies)).status).toBe(401);
    const login = await api.as()(logIn, { body: { username: phone, password: PASSWORD } });
    expect(login.status).toBe(401);
    const { db } = api.service;
    const number = String(policyNumber);
    expect(await db.select().from(policy).where(eq(policy.number, number))).toHaveLength(1);
    expect(await db.select().from(user).where(eq(user.id, id))).toEqual([]);
    expect(await db.$count(policyCorrection, eq(policyCorrection.policyNumber, number))).toBe(1);
    expect(await db.$count(recordNote, eq(recordNote.subject, subject))).toBe(0);
    expect(await db.$count(recordNote, eq(recordNote.subject, "policy:0000000013"))).toBe(1);
  });
});
