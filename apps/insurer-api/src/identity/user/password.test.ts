import { profile, saveProfile } from "@sughurta/contracts/account";
import { myPolicies } from "@sughurta/contracts/policy";
import { changePassword, logIn, register } from "@sughurta/contracts/session";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { outbox, user } from "#src/platform/database/schema/service.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { askCode, loadUserId, newPhone, PASSWORD, signUp } from "#src/testing/an-account.ts";

let api: TestService;

beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
});
afterAll(() => api.close());

describe("a password", () => {
  it("is used exactly as typed, including spaces at its ends, in every form", async () => {
    const guest = api.as();
    const phone = newPhone();
    const password = " correct horse ";
    const code = await askCode(api, guest, phone);
    await guest(register, { body: { phone, code, password } });
    const tryLogin = async (typed: string) =>
      (await api.as()(logIn, { body: { username: phone, password: typed } })).status;
    expect([await tryLogin(password), await tryLogin(password.trim())]).toEqual([200, 401]);
    const person = api.asUser(await loadUserId(api, phone));
    const change = { oldPassword: password, password: "another horse" };
    expect((await person(changePassword, { body: change })).status).toBe(200);
  });

  it("that was changed causes an SMS and an email, one that is set first does not", async () => {
    const { phone, send } = await signUp(api);
    const person = { lastName: "Саидова", firstName: "Мадина", email: "madina@example.tj" };
    await send(saveProfile, { body: person });
    const told = async () => {
      const messages = await api.service.db
        .select()
        .from(outbox)
        .where(inArray(outbox.recipient, [phone, person.email]));
      return messages
        .filter(({ dedupeKey }) => dedupeKey.startsWith("password:"))
        .map(({ channel, recipient, body }) => ({ channel, recipient, body }));
    };
    expect(await told()).toEqual([]);
    const body = { oldPassword: PASSWORD, password: "another horse" };
    await send(changePassword, { body, language: "en" });
    const changed = expect.stringContaining("password of your account was changed");
    expect(await told()).toEqual(
      expect.arrayContaining([
        { channel: "sms", recipient: phone, body: changed },
        { channel: "mail", recipient: person.email, body: changed },
      ]),
    );
  });

  it("that was assigned has to be replaced before anything else", async () => {
    const { phone, send } = await signUp(api);
    await api.service.db.update(user).set({ changePassword: true }).where(eq(user.username, phone));
    expect(await send(profile)).toMatchObject({ status: 403, data: { code: "passwordDue" } });
    expect((await send(myPolicies)).status).toBe(403);
    const change = (password: string) =>
      send(changePassword, { body: { oldPassword: PASSWORD, password } });
    expect(await change(PASSWORD)).toMatchObject({
      status: 422,
      data: { fieldCodes: { password: ["passwordSame"] } },
    });
    expect(await change("another horse")).toMatchObject({
      status: 200,
      data: { changePassword: false },
    });
    expect((await api.asUser(await loadUserId(api, phone))(profile)).status).toBe(200);
  });

  it("that was assigned cannot be set again by a code", async () => {
    const { phone } = await signUp(api);
    await api.service.db.update(user).set({ changePassword: true }).where(eq(user.username, phone));
    api.pass(46_000);
    const guest = api.as();
    const code = await askCode(api, guest, phone, "recover");
    const body = { phone, code, password: PASSWORD };
    expect(await guest(changePassword, { body })).toMatchObject({
      status: 422,
      data: { fieldCodes: { password: ["passwordSame"] } },
    });
  });

  it("can be changed with a code, which invalidates the old one", async () => {
    const { phone } = await signUp(api);
    api.pass(46_000);
    const guest = api.as();
    const code = await askCode(api, guest, phone, "recover");
    const body = { phone, code, password: "another horse" };
    expect((await guest(changePassword, { body })).status).toBe(200);
    const tryLogin = async (password: string) =>
      (await api.as()(logIn, { body: { username: phone, password } })).status;
    expect([await tryLogin(PASSWORD), await tryLogin("another horse")]).toEqual([401, 200]);
  });

  it("can be changed with the current one, by signed-in users only", async () => {
    const { send } = await signUp(api);
    const body = (oldPassword: string) => ({ oldPassword, password: "another horse" });
    expect((await api.as()(changePassword, { body: body(PASSWORD) })).status).toBe(401);
    expect(await send(changePassword, { body: body("guess") })).toMatchObject({
      status: 422,
      data: { fieldCodes: { oldPassword: ["passwordWrong"] } },
    });
    expect((await send(changePassword, { body: body(PASSWORD) })).status).toBe(200);
  });
});
