import { sendSmsCode } from "@sughurta/contracts";
import { toWirePhone } from "@sughurta/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoUsers } from "#demo/content/index.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";

let next = 919_000_000;
const newPhone = () => toWirePhone(String(next++));

describe("SMS codes", () => {
  let strict: TestService;
  beforeAll(async () => {
    strict = await aService({
      SMS_DAILY_PER_PHONE: "2",
      SMS_HOURLY_PER_ADDRESS: "4",
      SMS_DAILY_TOTAL: "6",
    });
  });
  afterAll(() => strict.close());

  it("are capped for a phone, an address and the house, and the answer tells nothing", async () => {
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

  it("are capped for an address in a day too, however slowly they are asked for", async () => {
    const slow = await aService({ SMS_DAILY_PER_ADDRESS: "2" });
    const ask = async (address: string) => {
      slow.pass(46_000);
      const body = { phone: newPhone(), purpose: "recover" };
      const headers = { "X-Forwarded-For": address };
      return (await slow.as()(sendSmsCode, { body, headers })).data.code;
    };
    const answers = [await ask("10.0.0.1"), await ask("10.0.0.1"), await ask("10.0.0.1")];
    expect(answers).toEqual([undefined, undefined, "smsLimit"]);
    expect(await ask("10.0.0.2")).toBeUndefined();
    await slow.close();
  });
});
