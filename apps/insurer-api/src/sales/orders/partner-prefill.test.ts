import { createPrefill, PREFILL_SECONDS, takePrefill } from "@sughurta/contracts/partner";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { quotaUse } from "#src/platform/database/schema/limits.ts";
import { partnerPrefill } from "#src/platform/database/schema/partner.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { aPartner } from "#src/testing/good-requests.ts";
import { setWithdrawn } from "./partner-accounts.ts";
import { sweepPrefills } from "./partner-prefill.ts";

const KNOWN = createPrefill.examples.body;
const NOTHING = { status: 404, data: { code: "notFound" } };

let api: TestService;
let safar: Awaited<ReturnType<typeof aPartner>>;
beforeAll(async () => {
  api = await aService();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.service.db.delete(partnerPrefill);
  safar = await aPartner(api);
});

const leave = ({ headers } = safar, body: unknown = KNOWN) =>
  api.as()(createPrefill, { headers, body });
const take = (token: unknown, partner: string | undefined = safar.code) =>
  api.as()(takePrefill, { body: { token, partner } });

describe("prefill data of a visitor", () => {
  it("is read once, unchanged, and encrypted until then", async () => {
    const { status, data } = await leave();
    const endsAt = new Date(api.service.now().getTime() + PREFILL_SECONDS * 1_000);
    expect(status).toBe(201);
    expect(data).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: endsAt.toISOString(),
    });
    const kept = JSON.stringify(await api.service.db.select().from(partnerPrefill));
    expect(kept).not.toContain("Саидова");
    expect(kept).not.toContain(data.token);
    expect(await take(data.token)).toMatchObject({ status: 200, data: KNOWN });
    expect(await take(data.token)).toMatchObject(NOTHING);
    expect(await api.service.db.$count(partnerPrefill)).toBe(0);
  });

  it("is refused to other partners and pages without a partner, and stays available to its own", async () => {
    const { data } = await leave();
    const bank = await aPartner(api);
    expect(await take(data.token, bank.code)).toMatchObject(NOTHING);
    expect(await api.as()(takePrefill, { body: { token: data.token } })).toMatchObject(NOTHING);
    expect(await take("an-unknown-token")).toMatchObject(NOTHING);
    expect((await take(data.token)).status).toBe(200);
  });

  it("expires after an hour and is removed by the sweep", async () => {
    const { data } = await leave();
    api.pass(PREFILL_SECONDS * 1_000 - 1);
    await sweepPrefills(api.service);
    expect(await api.service.db.$count(partnerPrefill)).toBe(1);
    api.pass(2);
    expect(await take(data.token)).toMatchObject(NOTHING);
    await sweepPrefills(api.service);
    expect(await api.service.db.$count(partnerPrefill)).toBe(0);
  });

  it("is accepted from a server with a valid secret key only", async () => {
    const refused = { status: 401, data: { code: "partnerSecretWrong" } };
    expect(await leave({ ...safar, headers: { Authorization: "Bearer sk_else" } })).toMatchObject(
      refused,
    );
    await setWithdrawn(api.service, safar.code, true);
    expect(await leave()).toMatchObject(refused);
  });

  it.each([
    ["a person without a surname", { buyer: { firstName: "Мадина" } }],
    ["a phone of another country", { buyer: { ...KNOWN.buyer, phone: "+7 912 345 67 89" } }],
    ["more people than travel", { others: Array.from({ length: 51 }, () => KNOWN.others[0]) }],
    ["a country by its name", { trip: { country: ["Turkey"] } }],
  ])("is refused with %s", async (_, body) => {
    expect((await leave(safar, body)).status).toBe(422);
  });

  it("is limited to about a thousand records per hour for all servers of a partner", async () => {
    await leave();
    await api.service.db.update(quotaUse).set({ used: 5_000 });
    const refused = await leave();
    expect(refused).toMatchObject({ status: 429, data: { code: "tooManyPrefills" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await leave(await aPartner(api))).status).toBe(201);
  });
});
