import { saveBox } from "@sughurta/contracts/box";
import type { ContractShape } from "@sughurta/contracts/core";
import { saveCar, saveLiability } from "@sughurta/contracts/motor";
import { policyDocument } from "@sughurta/contracts/policy";
import { openPolicy, policyRenewal, sendPolicyCode } from "@sughurta/contracts/policy-changes";
import { register, sendSmsCode } from "@sughurta/contracts/session";
import { saveTravel } from "@sughurta/contracts/travel";
import type { PolicyType } from "@sughurta/domain";
import { defaultMotorPeriod } from "@sughurta/domain/motor";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { order, policy, policyCancellation } from "#src/platform/database/schema/sales.ts";
import { getToday } from "#src/platform/platform.ts";
import { findRenewal } from "#src/sales/policies/policy-renewal.ts";
import { aBoxOrder } from "#src/testing/a-box-order.ts";
import { payOrder } from "#src/testing/a-payment.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";
import { sentCode } from "#src/testing/good-requests.ts";

const EXAMPLE_DAY_MS = Date.UTC(2026, 2, 2, 7);
const MINUTE_MS = 60_000;
const YEAR_MS = 365 * 86_400_000;

let api: TestService;
beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
  api.pass(EXAMPLE_DAY_MS - api.service.now().getTime());
});
afterAll(() => api.close());

async function buy(send: Send, policyType: PolicyType, contract: ContractShape, body: unknown) {
  const saved = await send(contract, { body });
  const orderId = String(saved.data.id);
  const { policyNumber } = await payOrder(api, send, { orderId, policyType });
  return { policyNumber: String(policyNumber) };
}

const aBox = (phoneNumber = "992921234567") =>
  aBoxOrder({ phoneNumber, insuredPeople: [{ name: "Саид Али", birthDate: "2019-03-02" }] });

describe("renewal data of a policy", () => {
  it.each<[PolicyType, ContractShape, object]>([
    ["travel", saveTravel, saveTravel.examples.body],
    ["car", saveLiability, saveLiability.examples.body],
    ["box", saveBox, aBox()],
  ])("returns the order data to the owner of a %s policy only", async (type, contract, body) => {
    const buyer = api.as();
    const params = await buy(buyer, type, contract, body);
    const { status, data } = await buyer(policyRenewal, { params });
    const { agree, coupon, sumPrem, ...form } = body as Record<string, unknown>;
    expect(status).toBe(200);
    expect(data).toMatchObject({ ...params, policyType: type, order: form });
    expect((await api.as()(policyRenewal, { params })).status).toBe(204);
  });

  it("is readable for half an hour with a code to the policy's phone, like its document", async () => {
    const phone = "992921112233";
    const params = await buy(api.as(), "box", saveBox, aBox(phone));
    const other = api.as();
    const asked = await other(sendPolicyCode, { body: params });
    expect(asked.data).toEqual({ phoneEnd: "33", repeatAfter: 45 });
    const code = await sentCode(api, phone);
    const wrong = await other(openPolicy, { body: { ...params, code: "000000" } });
    expect(wrong).toMatchObject({ status: 422, data: { fieldCodes: { code: ["smsCodeWrong"] } } });
    expect((await other(policyRenewal, { params })).status).toBe(204);
    expect((await other(openPolicy, { body: { ...params, code } })).status).toBe(200);
    expect((await other(policyRenewal, { params })).status).toBe(200);
    expect((await other(policyDocument, { params })).status).toBe(200);
    expect((await api.as()(policyRenewal, { params })).status).toBe(204);
    api.pass(31 * MINUTE_MS);
    expect((await other(policyRenewal, { params })).status).toBe(204);
    expect((await other(policyDocument, { params })).status).toBe(404);
  });

  it("is not readable by the next user who signs in with another phone in the same browser", async () => {
    const [phone, ownPhone] = ["992921112244", "992921112255"];
    const params = await buy(api.as(), "box", saveBox, aBox(phone));
    const guest = api.as();
    await guest(sendPolicyCode, { body: params });
    await guest(openPolicy, { body: { ...params, code: await sentCode(api, phone) } });
    await guest(sendSmsCode, { body: { phone: ownPhone, purpose: "register" } });
    const code = await sentCode(api, ownPhone);
    const body = { phone: ownPhone, code, password: "correct horse" };
    const headers = { Authorization: `Bearer ${(await guest(register, { body })).data.access}` };
    expect((await guest(policyRenewal, { params, headers })).status).toBe(204);
  });

  it("is not opened by a code to the phone of another policy", async () => {
    const mine = await buy(api.as(), "box", saveBox, aBox("992921112244"));
    const theirs = await buy(api.as(), "box", saveBox, aBox("992921112255"));
    const stranger = api.as();
    await stranger(sendPolicyCode, { body: mine });
    const code = await sentCode(api, "992921112244");
    expect((await stranger(openPolicy, { body: { ...theirs, code } })).status).toBe(422);
  });

  it("names the motor policy that follows ready-made casco sold as a box, by its plate where both have one", async () => {
    const phone = "992921112266";
    const { db } = api.service;
    const soldAsBox = async (plate?: string) => {
      const insuredCar = plate && { make: "Opel", model: "Astra", year: 2015, plate };
      const sold = await buy(api.as(), "box", saveBox, aBox(phone));
      const productCode = "SCI_P1";
      const bySold = eq(policy.number, sold.policyNumber);
      const [{ orderId } = { orderId: null }] = await db
        .update(policy)
        .set({ productCode })
        .where(bySold)
        .returning();
      const details = { insured: { ...(insuredCar && { insuredCar }) } };
      await db
        .update(order)
        .set({ productCode, details })
        .where(eq(order.id, orderId ?? ""));
      return sold;
    };
    const [unnamed, named, other] = [
      await soldAsBox(),
      await soldAsBox("7272AA01"),
      await soldAsBox("7373AA01"),
    ];
    const renewedBy = async ({ policyNumber }: { policyNumber: string }) => {
      const [ending] = await db.select().from(policy).where(eq(policy.number, policyNumber));
      return ending && (await findRenewal(db, ending))?.number;
    };
    expect(await renewedBy(unnamed)).toBeUndefined();
    const today = getToday(api.service);
    const later = await buy(api.as(), "car", saveCar, {
      ...saveCar.examples.body,
      program: "SCI_P1",
      holderPhone: phone,
      gosNomer: "7272AA01",
      ...defaultMotorPeriod("SCI", today),
      policeSumInsured: undefined,
      sumPrem: undefined,
    });
    expect(await renewedBy(unnamed)).toBe(later.policyNumber);
    expect(await renewedBy(named)).toBe(later.policyNumber);
    expect(await renewedBy(other)).toBeUndefined();
  });

  it("names the following policy, and is refused for a cancelled policy", async () => {
    const buyer = api.as();
    const body = { ...saveLiability.examples.body, gosNomer: "7171AA01" };
    const params = await buy(buyer, "car", saveLiability, body);
    expect((await buyer(policyRenewal, { params })).data).not.toHaveProperty("renewedBy");
    const next = { ...body, beginDate: "2027-03-03", endDate: "2028-03-02" };
    api.pass(YEAR_MS);
    const later = await buy(buyer, "car", saveLiability, next);
    const { db, now } = api.service;
    expect((await buyer(policyRenewal, { params })).data).toMatchObject({
      renewedBy: later.policyNumber,
    });
    const requestedOn = "2027-03-02";
    const cancelled = { ...later, requestedOn, refundDiram: 0, createdAt: now() };
    await db.insert(policyCancellation).values(cancelled);
    expect((await buyer(policyRenewal, { params })).data).not.toHaveProperty("renewedBy");
    expect(await buyer(policyRenewal, { params: later })).toMatchObject({
      status: 409,
      data: { code: "policyNotRenewable", cancelledOn: requestedOn },
    });
    api.pass(-YEAR_MS);
  });

  it("does not request a code for an unknown policy number", async () => {
    const reply = await api.as()(sendPolicyCode, { body: { policyNumber: "0000000021" } });
    expect(reply).toMatchObject({ status: 422, data: { code: "policyNotFound" } });
  });
});
