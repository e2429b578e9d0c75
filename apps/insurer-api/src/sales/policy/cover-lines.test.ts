import { calculateLiability, saveLiability } from "@sughurta/contracts/motor";
import { type MyPolicy, myPolicies } from "@sughurta/contracts/policy";
import { saveTravel } from "@sughurta/contracts/travel";
import type { Language, PolicyType } from "@sughurta/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { payOrder } from "#src/testing/a-payment.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";

/** Monday 2 March 2026, noon in Dushanbe: the day of the examples. */
const EXAMPLE_DAY_MS = Date.UTC(2026, 2, 2, 7);
let api: TestService;

beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
  api.pass(EXAMPLE_DAY_MS - api.service.now().getTime());
});
afterAll(() => api.close());

async function linesOf(
  save: (send: Send) => Promise<unknown>,
  policyType: PolicyType,
  language: Language,
) {
  const send = api.as();
  await payOrder(api, send, { orderId: String(await save(send)), policyType });
  const [mine] = (await send(myPolicies, { language })).data as unknown as MyPolicy[];
  return mine?.cover;
}

describe("what a policy of the account covers", () => {
  it("is told of a trip: treatment, countries, add-ons", async () => {
    const save = async (send: Send) =>
      (await send(saveTravel, { body: { ...saveTravel.examples.body, sumPrem: undefined } })).data
        .id;
    const lines = await linesOf(save, "travel", "en");
    expect(lines?.[0]).toMatch(/^Medical expenses: .* per person$/);
    expect(lines?.[1]).toMatch(/^Territorial validity: /);
    expect(lines?.length).toBeLessThanOrEqual(5);
  });

  it("is told of a car: what is paid for", async () => {
    const body = {
      ...saveLiability.examples.body,
      beginDate: "2026-03-03",
      endDate: "2027-03-02",
      sumPrem: undefined,
    };
    const save = async (send: Send) => {
      const { sumPrem } = (await send(calculateLiability, { body })).data;
      return (await send(saveLiability, { body: { ...body, sumPrem } })).data.id;
    };
    expect(await linesOf(save, "car", "en")).toEqual([
      "Treatment of people harmed by the driver of this vehicle",
      "Repairs to other people’s vehicles and property",
    ]);
  });
});
