import { checkPolicy } from "@sughurta/contracts/policy";
import { DAY_MS } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { moneyDecision } from "#src/platform/database/schema/money.ts";
import { policy, refund, refundEvent } from "#src/platform/database/schema/sales.ts";
import { aCommand, aDesk } from "#src/testing/a-desk.ts";
import { pressAtBank, startOrder } from "#src/testing/a-payment.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { cancelPolicyFor } from "./decisions.ts";

const refused = (code: string) => expect.objectContaining({ code });
let api: TestService;
let policyNumber: string;
beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
});
afterAll(() => api.close());
beforeEach(async () => {
  const started = await startOrder(api, api.as());
  await pressAtBank(api, started, "pay");
  const [issued] = await aDesk(api).listPolicies(started.orderId);
  policyNumber = issued?.number ?? "";
});

const listRefunds = () =>
  api.service.db.select().from(refund).where(eq(refund.policyNumber, policyNumber));

it("ends the policy of a caller, with the refund of the rules and the staff member's id", async () => {
  await cancelPolicyFor(api.service, policyNumber, aCommand());
  const [asked] = await listRefunds();
  const [issued] = await api.service.db
    .select()
    .from(policy)
    .where(eq(policy.number, policyNumber));
  // Before its first day the full price is refunded.
  expect(asked).toMatchObject({ state: "requested", amountDiram: issued?.amountDiram });
  const events = await api.service.db
    .select()
    .from(refundEvent)
    .where(eq(refundEvent.refundId, asked?.id ?? ""));
  expect(events).toMatchObject([{ decidedBy: "Karimova", decidedRole: "cashier" }]);
  const decisions = await api.service.db
    .select()
    .from(moneyDecision)
    .where(eq(moneyDecision.policyNumber, policyNumber));
  expect(decisions).toMatchObject([
    { command: "cancelPolicy", fromState: "issued", toState: "policyCancelled" },
  ]);
  api.pass(DAY_MS);
  expect((await api.as()(checkPolicy, { body: { policyNumber } })).data).toMatchObject({
    status: "COMPLETED",
    cancelledOn: expect.any(String),
  });
});

it("cancels once under repeated commands of any staff member", async () => {
  const command = aCommand();
  const ends = await Promise.allSettled([
    cancelPolicyFor(api.service, policyNumber, command),
    cancelPolicyFor(api.service, policyNumber, command),
    cancelPolicyFor(api.service, policyNumber, aCommand("Rahimov")),
  ]);
  const lost = ends.filter((end) => end.status === "rejected");
  expect(lost.map(({ reason }) => (reason as { code: string }).code)).toEqual(
    lost.map(() => "decidedBefore"),
  );
  expect(lost.length).toBeGreaterThan(0);
  expect(await listRefunds()).toHaveLength(1);
});

it("rejects an unknown number", async () => {
  const cancelled = cancelPolicyFor(api.service, "0000000000", aCommand());
  await expect(cancelled).rejects.toEqual(refused("notFound"));
});
