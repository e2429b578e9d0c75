import { randomUUID } from "node:crypto";
import { myClaims, registerClaim } from "@sughurta/contracts/claim";
import { readDraft, saveDraft } from "@sughurta/contracts/draft";
import { payment } from "@sughurta/contracts/payment";
import { myPolicies } from "@sughurta/contracts/policy";
import { openPolicy, policyRenewal, sendPolicyCode } from "@sughurta/contracts/policy-changes";
import { logIn } from "@sughurta/contracts/session";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { beginCover, pressAtBank, startOrder } from "#src/testing/a-payment.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { loadUserId, PASSWORD, signUp } from "#src/testing/an-account.ts";
import { sentCode } from "#src/testing/good-requests.ts";

let api: TestService;

beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
});
afterAll(() => api.close());

describe("signing in", () => {
  const KIND = { kind: "box-deti" };

  /** All data that a guest with this phone may have at sign-in. */
  async function aBusyGuest(phone: string) {
    const guest = api.as(randomUUID());
    const started = await startOrder(api, guest, "dc", { phoneNumber: phone });
    await pressAtBank(api, started, "pay");
    const [bought] = (await guest(myPolicies)).data as unknown as { policyNumber: string }[];
    const { policyNumber } = bought ?? {};
    const body = { ...(registerClaim.examples.body as object), phone, policyNumber };
    await beginCover(api, String(policyNumber));
    const claim = await guest(registerClaim, { body, key: "claim-of-a-guest" });
    await guest(saveDraft, { params: KIND, body: { content: "the guest's" } });
    return { guest, started, claimBody: body, claimId: claim.data.id };
  }

  it("succeeds again after continuing as a guest with the same unfinished order", async () => {
    const { phone, send: person } = await signUp(api);
    const [first, second] = [await aBusyGuest(phone), await aBusyGuest(phone)];
    for (const { guest } of [first, second]) {
      const signedIn = await guest(logIn, { body: { username: phone, password: PASSWORD } });
      expect(signedIn.status).toBe(200);
    }
    // The key of both still belongs to the first request.
    const again = await person(registerClaim, { body: first.claimBody, key: "claim-of-a-guest" });
    expect(again.data.id).toBe(first.claimId);
  });

  it("moves everything of the guest to the user, once", async () => {
    const { phone, send: person } = await signUp(api);
    const { guest, started, claimBody, claimId } = await aBusyGuest(phone);
    await guest(logIn, { body: { username: phone, password: PASSWORD } });

    expect((await person(myPolicies)).data).toHaveLength(1);
    expect((await guest(myPolicies)).data).toHaveLength(0);
    const paid = { params: { id: started.paymentId } };
    expect((await person(payment, paid)).status).toBe(200);
    expect((await guest(payment, paid)).status).toBe(404);
    expect((await person(readDraft, { params: KIND })).data).toEqual({ content: "the guest's" });
    expect((await guest(readDraft, { params: KIND })).status).toBe(204);
    const again = await person(registerClaim, { body: claimBody, key: "claim-of-a-guest" });
    expect(again.data.id).toBe(claimId);

    const other = await signUp(api);
    await guest(logIn, { body: { username: other.phone, password: PASSWORD } });
    expect((await other.send(myPolicies)).data).toHaveLength(0);
    expect((await person(myPolicies)).data).toHaveLength(1);
  });

  it("does not move purchases and claims made with another phone, but gives them to the owner of that phone", async () => {
    const next = await signUp(api);
    const { phone, send: buyer } = await signUp(api);
    const { guest, started, claimBody, claimId } = await aBusyGuest(phone);
    const open = await startOrder(api, guest, "dc", { phoneNumber: phone });
    await guest(logIn, { body: { username: next.phone, password: PASSWORD } });
    for (const list of [myPolicies, myClaims]) expect((await next.send(list)).data).toEqual([]);
    for (const { paymentId } of [started, open]) {
      expect((await next.send(payment, { params: { id: paymentId } })).status).toBe(404);
    }
    // A stored response that names the other user's claim is not returned again.
    const again = await next.send(registerClaim, { body: claimBody, key: "claim-of-a-guest" });
    expect(again.data.id).not.toBe(claimId);

    await api.as()(logIn, { body: { username: phone, password: PASSWORD } });
    expect((await buyer(myPolicies)).data).toHaveLength(1);
    expect((await buyer(myClaims)).data).toMatchObject([{ id: claimId }]);
    expect((await buyer(payment, { params: { id: started.paymentId } })).status).toBe(200);
  });

  it("finds what a guest does with the phone of a signed-in user, once the guest's page has expired", async () => {
    const { phone, send } = await signUp(api);
    const { guest, claimId } = await aBusyGuest(phone);
    expect((await send(myPolicies)).data).toEqual([]);
    expect((await guest(myPolicies)).data).toHaveLength(1);
    api.pass(3_600_001);
    const later = api.asUser(await loadUserId(api, phone));
    expect((await later(myPolicies)).data).toHaveLength(1);
    expect((await later(myClaims)).data).toMatchObject([{ id: claimId }]);
  });

  it("does not transfer access that a code gave to the guest before", async () => {
    const { phone } = await signUp(api);
    const next = await signUp(api);
    const { guest } = await aBusyGuest(phone);
    const [bought] = (await guest(myPolicies)).data as unknown as { policyNumber: string }[];
    const body = { policyNumber: bought?.policyNumber };
    const reader = api.as(randomUUID());
    await reader(sendPolicyCode, { body });
    await reader(openPolicy, { body: { ...body, code: await sentCode(api, phone) } });
    await reader(logIn, { body: { username: next.phone, password: PASSWORD } });
    const params = { policyNumber: bought?.policyNumber ?? "" };
    expect((await next.send(policyRenewal, { params })).status).toBe(204);
  });

  it("retains the draft that was saved last", async () => {
    const { phone, send: person } = await signUp(api);
    const guest = api.as(randomUUID());
    await guest(saveDraft, { params: KIND, body: { content: "older" } });
    api.pass(1_000);
    await person(saveDraft, { params: KIND, body: { content: "newer" } });
    await guest(logIn, { body: { username: phone, password: PASSWORD } });
    expect((await person(readDraft, { params: KIND })).data).toEqual({ content: "newer" });
  });

  it("moves nothing after a wrong password", async () => {
    const { phone } = await signUp(api);
    const { guest } = await aBusyGuest(phone);
    await guest(logIn, { body: { username: phone, password: "a guess" } });
    expect((await guest(myPolicies)).data).toHaveLength(1);
  });
});
