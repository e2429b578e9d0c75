import { randomUUID } from "node:crypto";
import { openAccount, removeAccount, sendAccountCode } from "@sughurta/contracts/account";
import { myPolicies } from "@sughurta/contracts/policy";
import { logIn } from "@sughurta/contracts/session";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
import { sentCode } from "#src/testing/good-requests.ts";

let api: TestService;

beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
});
afterAll(() => api.close());

describe("opening an account after paying", () => {
  async function aBuyer() {
    const phone = newPhone();
    const guest = api.as(randomUUID());
    const started = await startOrder(api, guest, "dc", { phoneNumber: phone });
    return { phone, guest, started, params: { id: started.paymentId } };
  }

  it("needs one code to the phone of the order, and the account contains the policy", async () => {
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
    const person = api.asUser(await loadUserId(api, phone));
    expect((await person(myPolicies)).data).toHaveLength(1);
    expect((await guest(myPolicies)).data).toHaveLength(0);
    for (const password of ["", " ", PASSWORD]) {
      const login = await api.as()(logIn, { body: { username: phone, password } });
      expect(login.status).not.toBe(200);
    }
  });

  it("signs in to the existing account of the phone, and does not change its password", async () => {
    const { phone, guest, started, params } = await aBuyer();
    await registerPhone(api, phone);
    await pressAtBank(api, started, "pay");
    await guest(sendAccountCode, { params });
    await guest(openAccount, { params, body: { code: await sentCode(api, phone) } });
    const login = await api.as()(logIn, { body: { username: phone, password: PASSWORD } });
    expect(login.status).toBe(200);
  });
});

describe("an account without a password", () => {
  it("is removed by a code to its phone", async () => {
    const phone = newPhone();
    const guest = api.as(randomUUID());
    const started = await startOrder(api, guest, "dc", { phoneNumber: phone });
    await pressAtBank(api, started, "pay");
    const params = { id: started.paymentId };
    await guest(sendAccountCode, { params });
    await guest(openAccount, { params, body: { code: await sentCode(api, phone) } });
    const person = api.asUser(await loadUserId(api, phone));
    api.pass(1_000);
    const code = await askCode(api, person, phone, "remove");
    const remove = (body: object) => person(removeAccount, { body });
    expect((await remove({ password: "" })).status).toBe(422);
    expect((await remove({ code: wrong(code) })).status).toBe(422);
    expect((await remove({ code })).status).toBe(200);
    expect(await loadUserId(api, phone)).toBe("");
  });
});
