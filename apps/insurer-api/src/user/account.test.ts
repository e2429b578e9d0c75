import { randomUUID } from "node:crypto";
import {
  addIdentityDocument,
  changeIdentityDocument,
  changePassword,
  endOtherSessions,
  endUserSession,
  identityDocuments,
  logIn,
  myPolicies,
  openAccount,
  payment,
  profile,
  readDraft,
  refreshTokens,
  register,
  registerClaim,
  removeIdentityDocument,
  saveDraft,
  saveProfile,
  sendAccountCode,
  sendSmsCode,
  type UserSession,
  userSessions,
} from "@sughurta/contracts";
import { toWirePhone } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoUsers } from "#demo/content/index.ts";
import { outbox, user } from "#src/database/schema/service.ts";
import { pressAtBank, startOrder } from "#src/testing/a-payment.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";
import { sentCode } from "#src/testing/good-requests.ts";

const PASSWORD = "correct horse";
let api: TestService;
let next = 918_000_000;

beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
});
afterAll(() => api.close());

const newPhone = () => toWirePhone(String(next++));

async function askCode(send: Send, phone: string, purpose = "register"): Promise<string> {
  await send(sendSmsCode, { body: { phone, purpose } });
  return sentCode(api, phone);
}

/** Another code than this one. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

async function userIdOf(phone: string): Promise<string> {
  const [row] = await api.service.db.select().from(user).where(eq(user.username, phone));
  return row?.id ?? "";
}

async function signUp(): Promise<{ phone: string; send: Send }> {
  const phone = newPhone();
  const code = await askCode(api.as(), phone);
  await api.as()(register, { body: { phone, code, password: PASSWORD } });
  return { phone, send: api.asUser(await userIdOf(phone)) };
}

describe("registration by SMS code", () => {
  it("signs in whoever has the code, and lets them sign in again by password", async () => {
    const guest = api.as();
    const phone = newPhone();
    const code = await askCode(guest, phone);
    expect(code).toMatch(/^\d{6}$/);
    const registered = await guest(register, { body: { phone, code, password: PASSWORD } });
    expect(registered).toMatchObject({ status: 201, data: { changePassword: false } });
    const signedIn = await guest(logIn, { body: { username: phone, password: PASSWORD } });
    expect(signedIn.status).toBe(200);
  });

  it("ends the SMS with the line by which a browser may fill the code in", async () => {
    const phone = newPhone();
    const code = await askCode(api.as(), phone);
    const [message] = await api.service.db.select().from(outbox).where(eq(outbox.recipient, phone));
    const { hostname } = new URL(api.service.config.publicUrl);
    expect(message?.body.split("\n").at(-1)).toBe(`@${hostname} #${code}`);
  });

  it("takes a code once, and not one of another phone or purpose", async () => {
    const guest = api.as();
    const [phone, other] = [newPhone(), newPhone()];
    const code = await askCode(guest, phone);
    const body = { phone, code, password: PASSWORD };
    const refusal = { status: 422, data: { fieldCodes: { code: ["smsCodeWrong"] } } };
    expect(await guest(register, { body: { ...body, phone: other } })).toMatchObject(refusal);
    expect(await guest(changePassword, { body })).toMatchObject(refusal);
    expect((await guest(register, { body })).status).toBe(201);
    expect(await guest(register, { body })).toMatchObject(refusal);
  });

  it("says in a sentence that a code is wrong, beside the field and as the message", async () => {
    const phone = newPhone();
    const code = await askCode(api.as(), phone);
    const body = { phone, code: wrong(code), password: PASSWORD };
    const { data } = await api.as()(register, { body, language: "en" });
    const sentence = expect.stringMatching(/code/i);
    expect(data).toMatchObject({
      code: "invalid",
      message: sentence,
      fieldMessages: { code: [sentence] },
    });
  });

  it("ends a code after five wrong tries and after five minutes", async () => {
    const guest = api.as();
    const phone = newPhone();
    const code = await askCode(guest, phone);
    const attempt = (tried: string) =>
      guest(register, { body: { phone, code: tried, password: PASSWORD } });
    for (let count = 0; count < 5; count++) {
      expect((await attempt(wrong(code))).status).toBe(422);
    }
    expect((await attempt(code)).status).toBe(422);
    api.pass(46_000);
    const late = await askCode(guest, phone);
    api.pass(301_000);
    expect((await attempt(late)).status).toBe(422);
  });

  it("sends the next code after 45 seconds, not before", async () => {
    const guest = api.as();
    const body = { phone: newPhone(), purpose: "register" };
    expect((await guest(sendSmsCode, { body })).status).toBe(200);
    api.pass(20_000);
    const early = await guest(sendSmsCode, { body });
    expect(early.status).toBe(429);
    expect(early.headers.get("retry-after")).toBe("25");
    api.pass(25_000);
    expect((await guest(sendSmsCode, { body })).status).toBe(200);
  });

  it("answers alike for a known and an unknown phone", async () => {
    const known = toWirePhone(demoUsers[0]?.phone ?? "");
    const ask = async (phone: string) => {
      const { status, data } = await api.as()(sendSmsCode, { body: { phone, purpose: "recover" } });
      return { status, data };
    };
    expect(await ask(known)).toEqual(await ask(newPhone()));
    const body = { code: "000000", password: PASSWORD };
    const refused = async (phone: string) =>
      (await api.as()(changePassword, { body: { ...body, phone } })).data;
    expect(await refused(known)).toEqual(await refused(newPhone()));
  });

  it("gives the person the policies that a guest bought with this phone, but no order that is still being paid", async () => {
    const phone = newPhone();
    const buyer = api.as();
    const holderPhone = { phoneNumber: phone };
    const bought = await startOrder(api, buyer, "dc", holderPhone);
    await pressAtBank(api, bought, "pay");
    const open = await startOrder(api, buyer, "dc", holderPhone);
    const code = await askCode(api.as(), phone);
    await api.as()(register, { body: { phone, code, password: PASSWORD } });
    const person = api.asUser(await userIdOf(phone));
    expect((await person(myPolicies)).data).toHaveLength(1);
    expect((await person(payment, { params: { id: bought.paymentId } })).status).toBe(200);
    expect((await buyer(payment, { params: { id: bought.paymentId } })).status).toBe(404);
    expect((await buyer(payment, { params: { id: open.paymentId } })).status).toBe(200);
  });
});

describe("signing in", () => {
  const KIND = { kind: "box-deti" };

  /** Everything that a guest may have when they sign in. */
  async function aBusyGuest() {
    const guest = api.as(randomUUID());
    const started = await startOrder(api, guest);
    await pressAtBank(api, started, "pay");
    const [bought] = (await guest(myPolicies)).data as unknown as { policyNumber: string }[];
    const body = { ...(registerClaim.examples.body as object), policyNumber: bought?.policyNumber };
    const claim = await guest(registerClaim, { body, key: "claim-of-a-guest" });
    await guest(saveDraft, { params: KIND, body: { content: "the guest's" } });
    return { guest, started, claimBody: body, claimId: claim.data.id };
  }

  it("lets a person in again who went on as a guest with the same unfinished order", async () => {
    const { phone, send: person } = await signUp();
    const [first, second] = [await aBusyGuest(), await aBusyGuest()];
    for (const { guest } of [first, second]) {
      const signedIn = await guest(logIn, { body: { username: phone, password: PASSWORD } });
      expect(signedIn.status).toBe(200);
    }
    // The key of both is still that of what was sent first.
    const again = await person(registerClaim, { body: first.claimBody, key: "claim-of-a-guest" });
    expect(again.data.id).toBe(first.claimId);
  });

  it("moves everything of the guest to the person, once", async () => {
    const { phone, send: person } = await signUp();
    const { guest, started, claimBody, claimId } = await aBusyGuest();
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

    const other = await signUp();
    await guest(logIn, { body: { username: other.phone, password: PASSWORD } });
    expect((await other.send(myPolicies)).data).toHaveLength(0);
    expect((await person(myPolicies)).data).toHaveLength(1);
  });

  it("keeps the draft that was saved last", async () => {
    const { phone, send: person } = await signUp();
    const guest = api.as(randomUUID());
    await guest(saveDraft, { params: KIND, body: { content: "older" } });
    api.pass(1_000);
    await person(saveDraft, { params: KIND, body: { content: "newer" } });
    await guest(logIn, { body: { username: phone, password: PASSWORD } });
    expect((await person(readDraft, { params: KIND })).data).toEqual({ content: "newer" });
  });

  it("with a wrong password moves nothing", async () => {
    const { phone } = await signUp();
    const { guest } = await aBusyGuest();
    await guest(logIn, { body: { username: phone, password: "a guess" } });
    expect((await guest(myPolicies)).data).toHaveLength(1);
  });
});

describe("an account after paying", () => {
  async function aBuyer() {
    const phone = newPhone();
    const guest = api.as(randomUUID());
    const started = await startOrder(api, guest, "dc", { phoneNumber: phone });
    return { phone, guest, started, params: { id: started.paymentId } };
  }

  it("opens with one code to the phone of the order, and the policy is in it", async () => {
    const { phone, guest, started, params } = await aBuyer();
    expect((await guest(sendAccountCode, { params })).status).toBe(404);
    await pressAtBank(api, started, "pay");
    expect((await api.as()(sendAccountCode, { params })).status).toBe(404);
    const { data } = await guest(sendAccountCode, { params });
    expect(data).toEqual({ phoneEnd: phone.slice(-2), repeatAfter: 45 });
    const code = await sentCode(api, phone);
    const refused = await guest(openAccount, { params, body: { code: wrong(code) } });
    expect(refused).toMatchObject({
      status: 422,
      data: { fieldCodes: { code: ["smsCodeWrong"] } },
    });
    const opened = await guest(openAccount, { params, body: { code } });
    expect(opened).toMatchObject({ status: 201, data: { changePassword: false } });
    const person = api.asUser(await userIdOf(phone));
    expect((await person(myPolicies)).data).toHaveLength(1);
    expect((await guest(myPolicies)).data).toHaveLength(0);
    for (const password of ["", " ", PASSWORD]) {
      const login = await api.as()(logIn, { body: { username: phone, password } });
      expect(login.status).not.toBe(200);
    }
  });

  it("signs in to the account that the phone already has, and leaves its password", async () => {
    const { phone, guest, started, params } = await aBuyer();
    const code = await askCode(api.as(), phone);
    await api.as()(register, { body: { phone, code, password: PASSWORD } });
    await pressAtBank(api, started, "pay");
    await guest(sendAccountCode, { params });
    await guest(openAccount, { params, body: { code: await sentCode(api, phone) } });
    const login = await api.as()(logIn, { body: { username: phone, password: PASSWORD } });
    expect(login.status).toBe(200);
  });
});

describe("sessions", () => {
  it("are listed with their device, and end one by one or all but the present one", async () => {
    const { phone, send } = await signUp();
    const headers = { "User-Agent": "Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile Safari" };
    const body = { username: phone, password: PASSWORD };
    const signedIn = await api.as()(logIn, { body, headers });
    const list = async () => (await send(userSessions)).data as unknown as UserSession[];
    const phoneSession = (await list()).find(({ device }) => device === "Chrome, Android");
    expect(phoneSession).toMatchObject({ current: false });
    const params = { id: phoneSession?.id ?? "" };
    expect((await send(endUserSession, { params })).data).toEqual({ ended: true });
    const { refresh } = signedIn.data;
    expect((await api.as()(refreshTokens, { body: { refresh } })).status).toBe(401);

    await api.as()(logIn, { body });
    const before = await list();
    const others = before.filter(({ current }) => !current).length;
    expect((await send(endOtherSessions)).data).toEqual({ count: others });
    expect(await list()).toEqual([expect.objectContaining({ current: true })]);
  });

  it("end with their list entry when a stolen refresh token comes back", async () => {
    const { phone, send } = await signUp();
    const { data } = await api.as()(logIn, { body: { username: phone, password: PASSWORD } });
    const renew = () => api.as()(refreshTokens, { body: { refresh: data.refresh } });
    const count = async () => ((await send(userSessions)).data as unknown as object[]).length;
    const before = await count();
    await renew();
    api.pass(60_000);
    expect((await renew()).status).toBe(401);
    expect(await count()).toBe(before - 1);
  });
});

describe("password", () => {
  it("changes by code and ends the old one", async () => {
    const { phone } = await signUp();
    api.pass(46_000);
    const code = await askCode(api.as(), phone, "recover");
    const body = { phone, code, password: "another horse" };
    expect((await api.as()(changePassword, { body })).status).toBe(200);
    const tryLogin = async (password: string) =>
      (await api.as()(logIn, { body: { username: phone, password } })).status;
    expect([await tryLogin(PASSWORD), await tryLogin("another horse")]).toEqual([401, 200]);
  });

  it("changes by the present one, for the signed-in only", async () => {
    const { send } = await signUp();
    const body = (oldPassword: string) => ({ oldPassword, password: "another horse" });
    expect((await api.as()(changePassword, { body: body(PASSWORD) })).status).toBe(401);
    expect(await send(changePassword, { body: body("guess") })).toMatchObject({
      status: 422,
      data: { fieldCodes: { oldPassword: ["passwordWrong"] } },
    });
    expect((await send(changePassword, { body: body(PASSWORD) })).status).toBe(200);
  });
});

describe("profile and documents", () => {
  it("are nothing a guest has", async () => {
    for (const call of [profile, identityDocuments]) {
      expect(await api.as()(call)).toMatchObject({
        status: 401,
        data: { code: "signInRequired", message: expect.stringContaining("Войдите") },
      });
    }
  });

  it("keep what was saved, and take no birthday that is still ahead", async () => {
    const { phone, send } = await signUp();
    const body = { lastName: "Ғафурзода", firstName: "Ҷаҳонгир", birthDate: "1990-05-14" };
    expect((await send(saveProfile, { body })).status).toBe(200);
    expect((await send(profile)).data).toMatchObject({ ...body, phone, gender: null });
    const ahead = await send(saveProfile, { body: { ...body, birthDate: "2099-01-01" } });
    expect(ahead).toMatchObject({
      status: 422,
      data: { fieldCodes: { birthDate: ["birthInFuture"] } },
    });
  });

  it("can be changed and removed by their owner alone", async () => {
    const [owner, stranger] = [await signUp(), await signUp()];
    const { body } = addIdentityDocument.examples;
    const { data } = await owner.send(addIdentityDocument, { body });
    const params = { id: String(data.id) };
    expect((await stranger.send(changeIdentityDocument, { params, body })).status).toBe(404);
    expect((await stranger.send(removeIdentityDocument, { params })).status).toBe(404);
    expect((await stranger.send(identityDocuments)).data).toHaveLength(0);
    const changed = { ...body, docNumber: "87654321" };
    expect(
      (await owner.send(changeIdentityDocument, { params, body: changed })).data,
    ).toMatchObject({
      docNumber: "87654321",
    });
    expect((await owner.send(removeIdentityDocument, { params })).data).toEqual({ removed: true });
  });
});
