import { randomUUID } from "node:crypto";
import { logIn, register, sendSmsCode } from "@sughurta/contracts/session";
import { toWirePhone } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { user } from "#src/platform/database/schema/service.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";
import { demoUsers } from "#src/testing/demo-content.ts";
import { sentCode } from "#src/testing/good-requests.ts";
import { takeSms } from "./sms-limits.ts";

let next = 919_000_000;
const newPhone = () => toWirePhone(String(next++));

describe("SMS codes", () => {
  let strict: TestService;
  beforeAll(async () => {
    strict = await aService({
      SMS_DAILY_PER_PHONE: "2",
      SMS_HOURLY_PER_ADDRESS: "4",
      SMS_DAILY_TOTAL: "8",
    });
  });
  afterAll(() => strict.close());

  it("are limited per phone, address and in total, and the response reveals nothing", async () => {
    const ask = async (phone: string, from: string) => {
      strict.pass(46_000);
      const { status, data } = await strict.as()(sendSmsCode, {
        body: { phone, purpose: "recover" },
        headers: { "X-Forwarded-For": from },
        language: "en",
      });
      return status === 200 ? status : data;
    };
    const refusal = { code: "smsLimit", message: expect.stringContaining("call 5511") };
    const known = toWirePhone(demoUsers[0]?.phone ?? "");
    for (const phone of [known, newPhone()]) {
      expect([await ask(phone, "10.0.0.1"), await ask(phone, "10.0.0.1")]).toEqual([200, 200]);
      expect(await ask(phone, "10.0.0.2")).toEqual(refusal);
    }
    expect(await ask(newPhone(), "10.0.0.1")).toEqual(refusal);
    expect([await ask(newPhone(), "10.0.0.2"), await ask(newPhone(), "10.0.0.3")]).toEqual([
      200, 200,
    ]);
    expect(await ask(newPhone(), "10.0.0.4")).toEqual(refusal);
  });

  it("cannot be used up from ten addresses, and a part is reserved for policyholders", async () => {
    // A twentieth of the default per day: the share of an address is 20 codes, that of a network 100.
    const api = await aService({ SMS_DAILY_TOTAL: "1000" });
    const request = (purpose: "register" | "policy", address: string) => ({
      phone: newPhone(),
      purpose,
      owner: `visitor:${randomUUID()}`,
      address,
      isTrusted: false,
    });
    const taken = async (address: string, most: number) => {
      for (let codes = 0; codes < most; codes += 1) {
        const refused = await takeSms(api.service, request("register", address)).catch(() => true);
        if (refused === true) return codes;
      }
      return most;
    };
    for (let n = 0; n < 10; n += 1) expect(await taken(`10.4.${n}.1`, 25)).toBe(20);
    await takeSms(api.service, request("register", "10.4.10.1"));
    const { limiter } = api.service;
    // The rest of the three quarters for unknown visitors.
    for (let codes = 201; codes < 750; codes += 1) {
      await limiter.take("sms", { max: 750, windowSeconds: 86_400 });
    }
    await expect(takeSms(api.service, request("register", "10.4.11.1"))).rejects.toThrow();
    await takeSms(api.service, request("policy", "10.4.11.1"));
    const { metrics } = api.service;
    expect(await metrics.registry.metrics()).toContain('sms_codes_refused_total{budget="all"} 1');
    await api.close();
  });

  it("requested by a few guests leave some for others behind the same address", async () => {
    // A fifth of the default per hour: six guests represent thirty.
    const api = await aService({ SMS_HOURLY_PER_ADDRESS: "60" });
    const headers = { "X-Forwarded-For": "10.0.1.1" };
    const ask = async (guest: Send) => {
      const body = { phone: newPhone(), purpose: "register" };
      return (await guest(sendSmsCode, { body, headers })).status;
    };
    for (let guest = 0; guest < 6; guest += 1) {
      const send = api.as();
      const statuses: number[] = [];
      for (let codes = 0; codes < 8; codes += 1) statuses.push(await ask(send));
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    }
    expect(await ask(api.as())).toBe(200);
    await api.close();
  });

  it("used up by unknown visitors block neither a trusted browser nor a signed-in user", async () => {
    const api = await aService({ SMS_DAILY_TOTAL: "3", SMS_DAILY_PER_PHONE: "2" });
    const [demo] = demoUsers;
    const phone = toWirePhone(demo?.phone ?? "");
    const device = { "X-Device-Id": randomUUID() };
    await api.as()(logIn, { body: { username: phone, password: demo?.password }, headers: device });
    const ask = async (send: Send, headers = {}) => {
      api.pass(46_000);
      return (await send(sendSmsCode, { body: { phone, purpose: "recover" }, headers })).status;
    };
    expect([await ask(api.as()), await ask(api.as()), await ask(api.as())]).toEqual([
      200, 200, 429,
    ]);
    for (const other of [newPhone(), newPhone()]) {
      await api.as()(sendSmsCode, { body: { phone: other, purpose: "register" } });
    }
    expect(await ask(api.as(), device)).toBe(200);
    const [row] = await api.service.db.select().from(user).where(eq(user.username, phone));
    expect(await ask(api.asUser(row?.id ?? ""))).toBe(200);
    expect(await ask(api.as(), device)).toBe(429);
    await api.close();
  });

  it("are delayed for a phone before they are refused", async () => {
    const api = await aService();
    const phone = newPhone();
    const ask = () =>
      api.as()(sendSmsCode, { body: { phone, purpose: "register" }, language: "en" });
    for (let codes = 0; codes < 4; codes += 1) expect((await ask()).status).toBe(200);
    const slowed = await ask();
    expect(slowed).toMatchObject({ status: 429, data: { code: "smsLimit" } });
    expect(slowed.data.message).toMatch(/again in (60|59) minutes/);
    await api.close();
  });

  it("that were used do not count for others behind the same address", async () => {
    const api = await aService({ SMS_HOURLY_PER_ADDRESS: "2" });
    const headers = { "X-Forwarded-For": "10.0.2.1" };
    for (let guests = 0; guests < 4; guests += 1) {
      const guest = api.as();
      const phone = newPhone();
      api.pass(1_000);
      const asked = await guest(sendSmsCode, { body: { phone, purpose: "register" }, headers });
      expect(asked.status).toBe(200);
      const body = { phone, code: await sentCode(api, phone), password: "correct horse" };
      expect((await guest(register, { body, headers })).status).toBe(201);
    }
    await api.close();
  });

  it("are limited per address and day too, for requests at any rate", async () => {
    const slow = await aService({ SMS_DAILY_PER_ADDRESS: "2" });
    const ask = async (address: string) => {
      slow.pass(46_000);
      const body = { phone: newPhone(), purpose: "recover" };
      const headers = { "X-Forwarded-For": address };
      return (await slow.as()(sendSmsCode, { body, headers })).data.code;
    };
    const responses = [await ask("10.0.0.1"), await ask("10.0.0.1"), await ask("10.0.0.1")];
    expect(responses).toEqual([undefined, undefined, "smsLimit"]);
    expect(await ask("10.0.0.2")).toBeUndefined();
    await slow.close();
  });
});
