import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openServer } from "#src/platform/database/database.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { newPhone, wrong } from "#src/testing/an-account.ts";
import { sentCode } from "#src/testing/good-requests.ts";
import { startPostgres } from "#src/testing/start-postgres.ts";
import { sendCode, useCode } from "./sms-codes.ts";

/** The number of attempts of a code: all of them are checked. */
const AT_ONCE = 5;
const ROUNDS = 5;

async function onServer() {
  const postgres = await startPostgres();
  const api = await aService({}, () => openServer(postgres.url, 10, () => undefined));
  const close = async () => {
    await api.close();
    await postgres.stop();
  };
  return { api, close };
}

async function embedded() {
  const api = await aService();
  return { api, close: () => api.close() };
}

describe.each([
  ["the embedded database", embedded],
  ["a Postgres server", onServer],
])("an SMS code on %s", (_, open) => {
  let api: TestService;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ api, close } = await open());
  });
  afterAll(() => close());

  async function aCode(round: number) {
    const phone = newPhone();
    const place = { phone, purpose: "register", owner: `visitor:racer-${round}` } as const;
    const requester = {
      ...place,
      address: `10.9.0.${round}`,
      language: "en",
      isTrusted: false,
    } as const;
    await sendCode(api.service, requester);
    return { ...requester, code: await sentCode(api, phone) };
  }
  const isDone = ({ status }: PromiseSettledResult<unknown>) => status === "fulfilled";

  it("is accepted exactly once under concurrent requests", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const typed = await aCode(round);
      const tries = Array.from({ length: AT_ONCE }, () => useCode(api.service, typed));
      expect((await Promise.allSettled(tries)).filter(isDone)).toHaveLength(1);
    }
  });

  it("allows five attempts in total under concurrent requests", async () => {
    const typed = await aCode(ROUNDS);
    const other = { ...typed, code: wrong(typed.code) };
    const tries = Array.from({ length: 2 * AT_ONCE }, () => useCode(api.service, other));
    expect((await Promise.allSettled(tries)).filter(isDone)).toHaveLength(0);
    await expect(useCode(api.service, typed)).rejects.toThrow();
  });
});
