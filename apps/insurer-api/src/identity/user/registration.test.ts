import { payment } from "@sughurta/contracts/payment";
import { myPolicies } from "@sughurta/contracts/policy";
import { changePassword, logIn, register, sendSmsCode } from "@sughurta/contracts/session";
import { toWirePhone } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { outbox } from "#src/platform/database/schema/service.ts";
import { pressAtBank, startOrder } from "#src/testing/a-payment.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import {
  askCode,
  loadUserId,
  newPhone,
  PASSWORD,
  registerPhone,
  wrong,
} from "#src/testing/an-account.ts";
import { demoUsers } from "#src/testing/demo-content.ts";

let api: TestService;

beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
});
afterAll(() => api.close());

describe("registration by SMS code", () => {
  it("signs in the user with the code, and later by password", async () => {
    const guest = api.as();
    const phone = newPhone();
    const code = await askCode(api, guest, phone);
    expect(code).toMatch(/^\d{6}$/);
    const registered = await guest(register, { body: { phone, code, password: PASSWORD } });
    expect(registered).toMatchObject({ status: 201, data: { changePassword: false } });
    const signedIn = await guest(logIn, { body: { username: phone, password: PASSWORD } });
    expect(signedIn.status).toBe(200);
  });

  it("ends the SMS with the line that lets a browser fill in the code", async () => {
    const phone = newPhone();
    const code = await askCode(api, api.as(), phone);
    const [message] = await api.service.db.select().from(outbox).where(eq(outbox.recipient, phone));
    const { hostname } = new URL(api.service.config.publicUrl);
    expect(message?.body.split("\n").at(-1)).toBe(`@${hostname} #${code}`);
  });

  it("accepts a code once, and not one of another phone or purpose", async () => {
    const guest = api.as();
    const [phone, other] = [newPhone(), newPhone()];
    const code = await askCode(api, guest, phone);
    const body = { phone, code, password: PASSWORD };
    const refusal = { status: 422, data: { fieldCodes: { code: ["smsCodeWrong"] } } };
    expect(await guest(register, { body: { ...body, phone: other } })).toMatchObject(refusal);
    expect(await guest(changePassword, { body })).toMatchObject(refusal);
    expect((await guest(register, { body })).status).toBe(201);
    expect(await guest(register, { body })).toMatchObject(refusal);
  });

  it("returns a wrong code as a sentence, at the field and as the message", async () => {
    const phone = newPhone();
    const code = await askCode(api, api.as(), phone);
    const body = { phone, code: wrong(code), password: PASSWORD };
    const { data } = await api.as()(register, { body, language: "en" });
    const sentence = expect.stringMatching(/code/i);
    expect(data).toMatchObject({
      code: "invalid",
      message: sentence,
      fieldMessages: { code: [sentence] },
    });
  });

  it("accepts a code from the visitor who requested it, and prevents others from using up its attempts", async () => {
    const [guest, stranger] = [api.as(), api.as()];
    const phone = newPhone();
    const code = await askCode(api, guest, phone);
    for (let count = 0; count < 20; count++) {
      const body = { phone, code: wrong(code), password: PASSWORD };
      expect((await stranger(register, { body })).status).toBe(422);
    }
    const body = { phone, code, password: PASSWORD };
    expect((await stranger(register, { body })).status).toBe(422);
    await stranger(sendSmsCode, { body: { phone, purpose: "register" } });
    expect((await guest(register, { body })).status).toBe(201);
  });

  it.each([
    ["        ", "passwordTooShort"],
    ["12345678", "passwordTooCommon"],
  ])("rejects the password %j", async (password, violation) => {
    const body = { phone: newPhone(), code: "123456", password };
    expect(await api.as()(register, { body })).toMatchObject({
      status: 422,
      data: { fieldCodes: { password: [violation] } },
    });
  });

  it("invalidates a code after five wrong attempts and after five minutes", async () => {
    const guest = api.as();
    const phone = newPhone();
    const code = await askCode(api, guest, phone);
    const attempt = (tried: string) =>
      guest(register, { body: { phone, code: tried, password: PASSWORD } });
    for (let count = 0; count < 5; count++) {
      expect((await attempt(wrong(code))).status).toBe(422);
    }
    expect((await attempt(code)).status).toBe(422);
    api.pass(46_000);
    const late = await askCode(api, guest, phone);
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

  it("responds identically to an existing and an unknown phone", async () => {
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

  it("moves policies bought by a guest with this phone to the user, but no order with a pending payment", async () => {
    const phone = newPhone();
    const buyer = api.as();
    const holderPhone = { phoneNumber: phone };
    const bought = await startOrder(api, buyer, "dc", holderPhone);
    await pressAtBank(api, bought, "pay");
    const open = await startOrder(api, buyer, "dc", holderPhone);
    await registerPhone(api, phone);
    const person = api.asUser(await loadUserId(api, phone));
    expect((await person(myPolicies)).data).toHaveLength(1);
    expect((await person(payment, { params: { id: bought.paymentId } })).status).toBe(200);
    expect((await buyer(payment, { params: { id: bought.paymentId } })).status).toBe(404);
    expect((await buyer(payment, { params: { id: open.paymentId } })).status).toBe(200);
  });
});
