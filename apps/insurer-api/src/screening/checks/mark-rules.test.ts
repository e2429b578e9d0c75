import { randomUUID } from "node:crypto";
import { registerClaim } from "@sughurta/contracts/claim";
import { DAY_MS } from "@sughurta/domain";
import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { policy } from "#src/platform/database/schema/sales.ts";
import { type CheckKind, screeningCheck } from "#src/platform/database/schema/screening.ts";
import { beginCover, pressAtBank, startOrder } from "#src/testing/a-payment.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { decideCheck } from "./decide-check.ts";
import { MARK_LIMITS } from "./mark-limits.ts";
import { markRecent } from "./mark-rules.ts";

let api: TestService;
beforeEach(async () => {
  api = await aService({ RATE_LIMITS: "off" });
});
afterEach(() => api.close());

type Changes = Parameters<typeof startOrder>[3];

/** Sells a box; returns the number of the policy. */
async function sell(changes: Changes = {}): Promise<string> {
  const started = await startOrder(api, api.as(), "dc", changes);
  await pressAtBank(api, started, "pay");
  const ofOrder = eq(policy.orderId, started.orderId);
  const [issued] = await api.service.db.select().from(policy).where(ofOrder);
  return issued?.number ?? "";
}

const marks = async (kind: CheckKind) => {
  await markRecent(api.service);
  return api.service.db
    .select({
      policyNumber: screeningCheck.policyNumber,
      claimId: screeningCheck.claimId,
      details: screeningCheck.details,
    })
    .from(screeningCheck)
    .where(and(eq(screeningCheck.kind, kind), eq(screeningCheck.state, "open")));
};

it("marks a policy above the sum once, and not again after a person has closed the mark", async () => {
  const number = await sell();
  const amountDiram = MARK_LIMITS.sumDiram + 1;
  const sale = { amountDiram, priceDiram: amountDiram };
  await api.service.db.update(policy).set(sale).where(eq(policy.number, number));
  await markRecent(api.service);
  expect(await marks("sum")).toEqual([
    { policyNumber: number, claimId: null, details: { amountDiram } },
  ]);
  const [mark] = await api.service.db.select().from(screeningCheck);
  const closed = {
    to: "closed",
    by: "zarina",
    role: "cashier",
    reason: "A known customer",
  } as const;
  await expect(
    decideCheck(api.service, mark?.id ?? "", { ...closed, to: "refused" }),
  ).rejects.toThrow();
  await decideCheck(api.service, mark?.id ?? "", closed);
  expect(await marks("sum")).toEqual([]);
});

it("marks the policies of a person beyond the limit of a day, in any alphabet", async () => {
  for (let bought = 0; bought < MARK_LIMITS.policiesPerDay; bought += 1) {
    await sell({ lastName: "Ҷӯраев", firstName: "Фаррух" });
  }
  await sell({ lastName: "Каримов", firstName: "Саид" });
  expect(await marks("perDay")).toEqual([]);
  const extra = await sell({ lastName: "Dzhuraev", firstName: "Farrukh" });
  expect(await marks("perDay")).toMatchObject([
    { policyNumber: extra, details: { policies: MARK_LIMITS.policiesPerDay + 1 } },
  ]);
});

it("marks both policies of one document with two names, but not two spellings of a name", async () => {
  const document = { series: "A", docNumber: "77777777" };
  const first = await sell({ ...document, lastName: "Ҷӯраев", firstName: "Фаррух" });
  await sell({ ...document, lastName: "Джураев", firstName: "Фаррух" });
  expect(await marks("sameDocument")).toEqual([]);
  const other = await sell({ ...document, lastName: "Каримов", firstName: "Саид" });
  const found = await marks("sameDocument");
  expect(found).toHaveLength(3);
  const ofOther = found.find(({ policyNumber }) => policyNumber === other);
  expect(ofOther?.details.otherPolicies).toContain(first);
});

it("marks a claim within days of the purchase, but not a later one", async () => {
  const fetchClaim = async (policyNumber: string) => {
    const body = { ...registerClaim.examples.body, policyNumber };
    const { data } = await api.as()(registerClaim, { body, key: randomUUID() });
    return String(data.id);
  };
  const early = await sell();
  await beginCover(api, early);
  const claimId = await fetchClaim(early);
  expect(await marks("earlyClaim")).toEqual([
    { policyNumber: early, claimId, details: { days: 0 } },
  ]);
  api.pass((MARK_LIMITS.claimDays + 1) * DAY_MS);
  await fetchClaim(early);
  expect(await marks("earlyClaim")).toHaveLength(1);
});
