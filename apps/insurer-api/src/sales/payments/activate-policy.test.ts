import { policyNumberFrom } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { policy } from "#src/platform/database/schema/sales.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { demoPolicies } from "#src/testing/demo-content.ts";
import { activatePolicy } from "./activate-policy.ts";

let api: TestService;
beforeAll(async () => {
  api = await aService({});
});
afterAll(() => api.close());

/** A gift-card policy, begun or not. */
function aGift(status: "ACTIVE" | "INACTIVE"): string {
  const gift = demoPolicies.find((demo) => demo.status === status);
  return policyNumberFrom(gift?.sequence ?? 0);
}

const readTerm = async (number: string) => {
  const [found] = await api.service.db.select().from(policy).where(eq(policy.number, number));
  return [found?.startDate, found?.endDate, found?.activatedAt];
};

it("starts a gift on the day after its activation, for its issued term", async () => {
  const number = aGift("INACTIVE");
  await activatePolicy(api.service, number);
  const now = api.service.now();
  expect(await readTerm(number)).toEqual(["2026-11-22", "2027-11-21", now]);
});

it("does not change the term of a policy that has begun", async () => {
  const number = aGift("ACTIVE");
  const [start, end] = await readTerm(number);
  await activatePolicy(api.service, number);
  expect(await readTerm(number)).toEqual([start, end, api.service.now()]);
});
