import { randomUUID } from "node:crypto";
import { claimStatus, myClaims, registerClaim } from "@sughurta/contracts/claim";
import { policyNumberFrom } from "@sughurta/domain";
import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { policy } from "#src/platform/database/schema/sales.ts";
import { claim, outbox } from "#src/platform/database/schema/service.ts";
import { messageSending } from "#src/sales/notifications/send-messages.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";
import { demoPolicies } from "#src/testing/demo-content.ts";
import { type ClaimChange, changeClaim } from "./change-claim.ts";
import { claimMoney } from "./claim-money.ts";
import { reopenClaim, setReserve, withdrawDecision } from "./decided-claim.ts";

const MINUTE_MS = 60_000;
const CLERK = { by: "farrukh", role: "claims" } as const;
const TWO = { ...CLERK, confirmedBy: "zarina" } as const;

let api: TestService;
beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off", CLAIM_ALONE_TJS: "claims=5000" });
});
afterAll(() => api.close());

const sequences = demoPolicies.map(({ sequence }) => sequence);

/** Gives a demonstration policy, another one for each test, a sum insured in TJS. */
async function insured(sumInsured: number, changes: Partial<typeof policy.$inferSelect> = {}) {
  const number = policyNumberFrom(sequences.shift() ?? 0);
  await api.service.db
    .update(policy)
    .set({
      policyType: "box",
      sumAssuredDiram: sumInsured * 100,
      startDate: "2026-11-01",
      endDate: "2027-10-31",
      ...changes,
    })
    .where(eq(policy.number, number));
  return number;
}

/** A claim under review. */
async function aClaim(policyNumber: string, send: Send = api.as()): Promise<string> {
  const body = { ...registerClaim.examples.body, policyNumber };
  const id = String((await send(registerClaim, { body, language: "en" })).data.id);
  await decide(id, { state: "underReview" });
  return id;
}

const decide = (id: string, change: ClaimChange, eventId: string = randomUUID()) =>
  changeClaim(api.service, id, { eventId, change, message: "" });
const pay = (tjs: number, approval: typeof CLERK | typeof TWO = CLERK): ClaimChange => ({
  state: "paid",
  paidDiram: tjs * 100,
  approval,
});
const refused = (code: string) => expect.objectContaining({ code });
const findState = async (id: string) =>
  (await api.service.db.select().from(claim).where(eq(claim.id, id)))[0]?.state;
const listMessages = (eventId: string) =>
  api.service.db
    .select()
    .from(outbox)
    .where(like(outbox.dedupeKey, `claim:${eventId}:%`));

describe("a payout", () => {
  it("above the sum insured less earlier payouts is refused, even to two people", async () => {
    const number = await insured(15_000);
    const absurd = decide(await aClaim(number), pay(999_999_999, TWO));
    await expect(absurd).rejects.toMatchObject({ code: "claimAboveSum", values: { sum: 15_000 } });
    await decide(await aClaim(number), pay(14_000, TWO));
    const rest = await aClaim(number);
    await expect(decide(rest, pay(1_000.01, TWO))).rejects.toEqual(refused("claimAboveSum"));
    expect(await claimMoney(api.service.db, { id: rest, policyNumber: number })).toMatchObject({
      earlierDiram: 14_000_00,
      leftDiram: 1_000_00,
    });
    await decide(rest, pay(1_000, TWO));
    expect(await findState(rest)).toBe("paid");
  });

  it("needs a second person above the limit of the role, earlier payouts included", async () => {
    const number = await insured(15_000);
    const [first, second] = [await aClaim(number), await aClaim(number)];
    await expect(decide(first, pay(5_000.01))).rejects.toEqual(refused("secondPersonNeeded"));
    const same = { ...CLERK, confirmedBy: CLERK.by } as unknown as typeof TWO;
    await expect(decide(first, pay(5_000.01, same))).rejects.toEqual(
      refused("proposalSecondPerson"),
    );
    await decide(first, pay(3_000));
    await expect(decide(second, pay(2_000.01))).rejects.toEqual(refused("secondPersonNeeded"));
    await decide(second, pay(2_000));
    const cashier = { by: "nilufar", role: "cashier" } as unknown as typeof CLERK;
    const third = decide(await aClaim(number), pay(1, cashier));
    await expect(third).rejects.toEqual(refused("secondPersonNeeded"));
  });

  it("under compulsory liability may reach the sum for every accident", async () => {
    const number = await insured(50_000, { policyType: "car", productCode: "MCI_P1" });
    await decide(await aClaim(number), pay(50_000, TWO));
    const other = await aClaim(number);
    await decide(other, pay(50_000, TWO));
    expect(await findState(other)).toBe("paid");
  });

  it("always needs a second person if the policy names no sum, and is positive", async () => {
    const id = await aClaim(await insured(0));
    await expect(decide(id, pay(1))).rejects.toEqual(refused("secondPersonNeeded"));
    await expect(decide(id, pay(0, TWO))).rejects.toEqual(refused("claimSumMissing"));
    await decide(id, pay(1, TWO));
  });

  it("is hidden from the claimant, and can be withdrawn, until its messages are sent", async () => {
    const send = api.as();
    const id = await aClaim(await insured(15_000), send);
    const status = async () => (await send(claimStatus, { params: { claimId: id } })).data;
    const [wrong, right] = [randomUUID(), randomUUID()];
    await decide(id, pay(4_000), wrong);
    await decide(id, pay(4_000), wrong);
    expect(await status()).toMatchObject({ state: "underReview" });
    expect(await status()).not.toHaveProperty("paid");
    expect((await send(myClaims)).data).toMatchObject([{ state: "underReview" }]);
    const dispatch = () => api.work(messageSending.mail);
    api.pass(9 * MINUTE_MS);
    await dispatch();
    expect((await listMessages(wrong)).map(({ state }) => state)).toEqual(["waiting", "waiting"]);

    await withdrawDecision(api.service, id);
    await expect(withdrawDecision(api.service, id)).rejects.toEqual(refused("decidedBefore"));
    expect(await listMessages(wrong)).toEqual([]);
    expect(await findState(id)).toBe("underReview");

    await decide(id, pay(400), right);
    api.pass(10 * MINUTE_MS);
    await expect(withdrawDecision(api.service, id)).rejects.toEqual(refused("claimAnnounced"));
    await dispatch();
    const mail = (await listMessages(right)).find(({ channel }) => channel === "mail");
    expect(mail).toMatchObject({ state: "sent", body: expect.stringMatching(/pay 400\sTJS/) });
    const shown = await status();
    expect(shown).toMatchObject({ state: "paid", paid: 400 });
    expect(shown.steps).toMatchObject([
      { step: "registered" },
      { step: "underReview" },
      { step: "decided", doneOn: "2026-11-21" },
    ]);
  });

  it("cannot be withdrawn while a message is being sent", async () => {
    const id = await aClaim(await insuredAgain());
    const eventId = randomUUID();
    await decide(id, { state: "refused", refusal: "Not covered" }, eventId);
    const [one] = await listMessages(eventId);
    await api.service.db
      .update(outbox)
      .set({ attempts: 1 })
      .where(eq(outbox.id, one?.id ?? ""));
    await expect(withdrawDecision(api.service, id)).rejects.toEqual(refused("claimAnnounced"));
    expect(await listMessages(eventId)).toHaveLength(2);
    expect(await findState(id)).toBe("refused");
  });
});

/** A policy that an earlier test used: decisions other than payouts do not depend on its money. */
const insuredAgain = async () => policyNumberFrom(demoPolicies[0]?.sequence ?? 0);

describe("a decided claim", () => {
  it("is reopened by two people, and the claimant is informed", async () => {
    const send = api.as();
    const id = await aClaim(await insuredAgain(), send);
    await decide(id, { state: "refused", refusal: "Not covered" });
    const [early, eventId] = [randomUUID(), randomUUID()];
    const reopen = (approval: typeof CLERK | typeof TWO, event = eventId) =>
      reopenClaim(api.service, id, { eventId: event, message: "We have the report", approval });
    await expect(reopen(TWO, early)).rejects.toEqual(refused("claimNotDecided"));
    api.pass(11 * MINUTE_MS);
    await expect(reopen(CLERK)).rejects.toEqual(refused("secondPersonNeeded"));
    await reopen(TWO);
    await reopen(TWO);
    await expect(reopen(TWO, early)).rejects.toEqual(refused("claimNotDecided"));
    const sent = await listMessages(eventId);
    expect(sent.map(({ channel }) => channel).sort()).toEqual(["mail", "sms"]);
    for (const { body } of sent) expect(body).toContain("a new one by 04.12.2026");
    const { data } = await send(claimStatus, { params: { claimId: id } });
    expect(data).toMatchObject({
      state: "underReview",
      messages: [{ text: "We have the report" }],
    });
    expect(data).not.toHaveProperty("refusal");
    await decide(id, { state: "refused", refusal: "Still not covered" });
  });
});

it("stores the reserve of a claim", async () => {
  const id = await aClaim(await insuredAgain());
  await expect(setReserve(api.service, id, -1)).rejects.toEqual(refused("reserveWrong"));
  await setReserve(api.service, id, 7_500_00);
  const [row] = await api.service.db.select().from(claim).where(eq(claim.id, id));
  expect(row?.reserveDiram).toBe(7_500_00);
});
