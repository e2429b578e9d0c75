import { randomUUID } from "node:crypto";
import { toWirePhone } from "@sughurta/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { sentCode } from "#src/testing/good-requests.ts";
import { sendCode, useCode } from "./sms-codes.ts";

let api: TestService;
beforeAll(async () => {
  api = await aService();
});
afterAll(() => api.close());

const ADDRESS = "10.0.0.1";

it("accepts a code once when it is used several times at the same moment", async () => {
  const phone = toWirePhone("918000001");
  const place = { phone, purpose: "register", owner: `visitor:${randomUUID()}` } as const;
  await sendCode(api.service, { ...place, address: ADDRESS, language: "en", isTrusted: false });
  const typed = { ...place, address: ADDRESS, code: await sentCode(api, phone) };
  const uses = await Promise.allSettled([1, 2, 3, 4].map(() => useCode(api.service, typed)));
  expect(uses.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});
