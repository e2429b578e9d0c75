import { randomUUID } from "node:crypto";
import {
  addMyPolicy,
  cancelPolicy,
  logIn,
  type MyPolicy,
  myClaims,
  myData,
  myDrafts,
  myPayments,
  myPolicies,
  payment,
  registerClaim,
  removeAccount,
  saveDraft,
} from "@sughurta/contracts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashPassword } from "#src/auth/password.ts";
import { changeClaim } from "#src/claim/change-claim.ts";
import { policy } from "#src/database/schema/sales.ts";
import { user } from "#src/database/schema/service.ts";
import { pressAtBank, startOrder } from "#src/testing/a-payment.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";

const PASSWORD = "correct horse";
let api: TestService;
let next = 917_000_000;

beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
});
afterAll(() => api.close());

async function aPerson() {
  const id = randomUUID();
  const phone = `992${next++}`;
  const passwordHash = await hashPassword(PASSWORD);
  const createdAt = api.service.now();
  await api.service.db
    .insert(user)
    .values({ id, username: phone, role: "user", passwordHash, createdAt });
  return { id, phone, send: api.asUser(id) };
}

async function buy(send: Send) {
  const started = await startOrder(api, send);
  await pressAtBank(api, started, "pay");
  return (await send(payment, { params: { id: started.paymentId } })).data;
}

const policiesOf = async (send: Send) => (await send(myPolicies)).data as unknown as MyPolicy[];

describe("the cabinet", () => {
  it("lists policies with what they cover, payments, claims and open drafts of the person alone", async () => {
    const { send } = await aPerson();
    const { policyNumber } = await buy(send);
    const body = { ...(registerClaim.examples.body as object), policyNumber };
    await send(registerClaim, { body });
    await send(saveDraft, { params: { kind: "travel-order" }, body: { content: "{}" } });
    expect(await policiesOf(send)).toEqual([
      expect.objectContaining({
        policyNumber,
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

  it("takes a guest's policy with its code, and no policy of another account", async () => {
    const [first, second] = [await aPerson(), await aPerson()];
    const { policyNumber, policyCode } = await buy(api.as());
    const body = { policyNumber, policyCode };
    const wrong = { policyNumber, policyCode: "00000000" };
    expect((await first.send(addMyPolicy, { body: wrong })).status).toBe(422);
    expect((await first.send(addMyPolicy, { body })).status).toBe(201);
    expect((await second.send(addMyPolicy, { body })).status).toBe(422);
    expect(await policiesOf(first.send)).toHaveLength(1);
  });

  it("asks to cancel a policy for the amount that was shown, once", async () => {
    const { send } = await aPerson();
    const { policyNumber, sumPrem } = await buy(send);
    const params = { policyNumber: String(policyNumber) };
    expect((await policiesOf(send))[0]?.refund).toBe(sumPrem);
    const other = await send(cancelPolicy, { params, body: { refund: 1 } });
    expect(other).toMatchObject({ status: 409, data: { code: "refundChanged" } });
    const asked = await send(cancelPolicy, { params, body: { refund: sumPrem } });
    expect(asked).toMatchObject({ status: 201, data: { refund: sumPrem } });
    const [mine] = await policiesOf(send);
    expect(mine).toMatchObject({ cancellation: { refund: sumPrem } });
    expect(mine).not.toHaveProperty("refund");
    expect((await send(cancelPolicy, { params, body: { refund: sumPrem } })).status).toBe(409);
  });
});

it("pays nothing back while there is a claim, whoever made it, until that is refused", async () => {
  const { send } = await aPerson();
  const { policyNumber, sumPrem } = await buy(send);
  const body = { ...(registerClaim.examples.body as object), policyNumber };
  const { data } = await api.as()(registerClaim, { body });
  expect((await policiesOf(send))[0]?.refund).toBe(0);
  for (const change of [
    { state: "underReview" },
    { state: "refused", refusal: "The holder knows of no such case" },
  ] as const) {
    await changeClaim(api.service, String(data.id), { eventId: randomUUID(), change, message: "" });
  }
  expect((await policiesOf(send))[0]?.refund).toBe(sumPrem);
});

describe("leaving", () => {
  it("gives all data, then removes the account and leaves the policies", async () => {
    const { id, phone, send } = await aPerson();
    const { policyNumber } = await buy(send);
    expect((await send(myData)).data).toMatchObject({
      profile: { phone },
      policies: [{ number: policyNumber }],
      payments: [{ state: "paid" }],
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
  });
});
