import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PaymentState } from "#src/platform/database/schema/sales.ts";
import { decideMoney, type MoneyChoice, type MoneyFacts, remainingDiram } from "./decide-money.ts";
import { canBecome, PAYMENT_STATES, WAITING_STATES } from "./payment-states.ts";

const PRICE = 22_500;
const facts = (changes: Partial<MoneyFacts> = {}): MoneyFacts => ({
  state: "review",
  priceDiram: PRICE,
  receivedDiram: PRICE,
  refundedDiram: 0,
  keptDiram: 0,
  openRefunds: 0,
  isOwnCurrency: true,
  undecidedReceipts: 0,
  purchase: "waiting",
  hasBought: false,
  isInTime: true,
  isOver: true,
  isRestRequested: false,
  ...changes,
});

describe("accepting", () => {
  it.each<[string, Partial<MoneyFacts>, object]>([
    ["the price", {}, { to: "paid", refundDiram: 0 }],
    ["more than it", { receivedDiram: PRICE + 500 }, { to: "paid", refundDiram: 500 }],
    ["a paid payment without its policy", { state: "paid" }, { to: "paid", refundDiram: 0 }],
    ["less", { receivedDiram: PRICE - 1 }, { refusal: "amountTooSmall" }],
    ["nothing", { receivedDiram: 0 }, { refusal: "noMoneyCame" }],
    ["another currency", { isOwnCurrency: false }, { refusal: "otherCurrency" }],
    ["what was paid already", { purchase: "paid" }, { refusal: "alreadyPaid" }],
    ["a part of a policy that ended", { purchase: "ended" }, { refusal: "policyEnded" }],
    ["money of after the first day", { isInTime: false }, { refusal: "coverBegan" }],
    ["a receipt nobody read", { undecidedReceipts: 1 }, { refusal: "receiptsUndecided" }],
    ["what was bought", { state: "paid", hasBought: true }, { refusal: "decidedBefore" }],
    ["what goes back", { state: "refunding" }, { refusal: "decidedBefore" }],
  ])("%s", (_, changes, outcome) => {
    expect(decideMoney(facts(changes), { command: "accept" })).toEqual(outcome);
  });
});

describe("asking for the rest", () => {
  const short = { receivedDiram: PRICE - 100 };
  it.each<[string, Partial<MoneyFacts>, object]>([
    ["of a payment that was too small", short, { to: "review", refundDiram: 0 }],
    ["after a part was refunded", { refundedDiram: 100 }, { to: "review", refundDiram: 0 }],
    ["of a whole price", {}, { refusal: "decidedBefore" }],
    ["where no money came", { receivedDiram: 0 }, { refusal: "noMoneyCame" }],
    ["in another currency", { ...short, isOwnCurrency: false }, { refusal: "otherCurrency" }],
    ["of what was paid otherwise", { ...short, purchase: "paid" }, { refusal: "alreadyPaid" }],
    ["of a policy that ended", { ...short, purchase: "ended" }, { refusal: "policyEnded" }],
    [
      "with an undecided receipt",
      { ...short, undecidedReceipts: 1 },
      { refusal: "receiptsUndecided" },
    ],
    ["during a refund", { ...short, openRefunds: 1 }, { refusal: "decidedBefore" }],
    ["of what goes back", { ...short, state: "refunding" }, { refusal: "decidedBefore" }],
    ["twice", { ...short, isRestRequested: true }, { refusal: "restAsked" }],
  ])("%s", (_, changes, outcome) => {
    expect(decideMoney(facts(changes), { command: "askRest" })).toEqual(outcome);
  });
});

describe("refunding", () => {
  it.each<[string, Partial<MoneyFacts>, number, object]>([
    ["all", {}, PRICE, { to: "refunding", refundDiram: PRICE }],
    ["a part", {}, 1, { to: "refunding", refundDiram: 1 }],
    ["more than came", {}, PRICE + 1, { refusal: "refundTooLarge" }],
    ["nothing", {}, 0, { refusal: "refundTooLarge" }],
    ["half a diram", {}, 0.5, { refusal: "refundTooLarge" }],
    ["where no money came", { receivedDiram: 0 }, 1, { refusal: "noMoneyCame" }],
    ["what bought a policy", { state: "paid", hasBought: true }, 1, { refusal: "decidedBefore" }],
    [
      "what came beyond its price",
      { state: "paid", hasBought: true, receivedDiram: PRICE + 100 },
      100,
      { to: "paid", refundDiram: 100 },
    ],
    ["what was refunded", { state: "refunded" }, 1, { refusal: "decidedBefore" }],
  ])("%s", (_, changes, amountDiram, outcome) => {
    expect(decideMoney(facts(changes), { command: "refund", amountDiram })).toEqual(outcome);
  });
});

describe("keeping money", () => {
  it.each<[string, Partial<MoneyFacts>, number, object]>([
    ["all", {}, PRICE, { to: "closed", refundDiram: 0 }],
    ["a part", {}, 1, { to: "review", refundDiram: 0 }],
    [
      "the rest after a refund",
      { refundedDiram: 1 },
      PRICE - 1,
      { to: "refunded", refundDiram: 0 },
    ],
    ["more than remains", { refundedDiram: 1 }, PRICE, { refusal: "refundTooLarge" }],
    ["while a refund is open", { openRefunds: 1 }, 1, { refusal: "decidedBefore" }],
    [
      "the excess of what was bought",
      { state: "paid", hasBought: true, receivedDiram: PRICE + 100 },
      100,
      { to: "paid", refundDiram: 0 },
    ],
  ])("%s", (_, changes, amountDiram, outcome) => {
    expect(decideMoney(facts(changes), { command: "keep", amountDiram })).toEqual(outcome);
  });
});

describe("closing", () => {
  it.each<[string, Partial<MoneyFacts>, object]>([
    ["without money", { receivedDiram: 0 }, { to: "closed", refundDiram: 0 }],
    ["with money", { receivedDiram: 1 }, { refusal: "moneyNotRefunded" }],
    [
      "a payment at a bank, after its time",
      { state: "pending", receivedDiram: 0 },
      { to: "closed", refundDiram: 0 },
    ],
    [
      "a payment at a bank, before that",
      { state: "pending", receivedDiram: 0, isOver: false },
      { refusal: "paymentStillOpen" },
    ],
    [
      "before a receipt is decided",
      { state: "submitted", receivedDiram: 0, undecidedReceipts: 1 },
      { refusal: "receiptsUndecided" },
    ],
  ])("%s", (_, changes, outcome) => {
    expect(decideMoney(facts(changes), { command: "close" })).toEqual(outcome);
  });
});

const anyFacts: fc.Arbitrary<MoneyFacts> = fc.record({
  state: fc.constantFrom(...(Object.keys(PAYMENT_STATES) as PaymentState[])),
  priceDiram: fc.integer({ min: 1, max: 1_000 }),
  receivedDiram: fc.integer({ min: 0, max: 2_000 }),
  refundedDiram: fc.constant(0),
  keptDiram: fc.constant(0),
  openRefunds: fc.constant(0),
  isOwnCurrency: fc.boolean(),
  undecidedReceipts: fc.nat({ max: 2 }),
  purchase: fc.constantFrom("waiting" as const, "paid" as const, "ended" as const),
  hasBought: fc.boolean(),
  isInTime: fc.boolean(),
  isOver: fc.boolean(),
  isRestRequested: fc.boolean(),
});
const anyChoice: fc.Arbitrary<MoneyChoice> = fc.oneof(
  fc.record({ command: fc.constantFrom("accept" as const, "close" as const, "askRest" as const) }),
  fc.record({
    command: fc.constantFrom("refund" as const, "keep" as const),
    amountDiram: fc.integer({ max: 3_000 }),
  }),
);

/** The payment after a choice; unchanged if the choice is refused. */
function after(before: MoneyFacts, choice: MoneyChoice): MoneyFacts {
  const outcome = decideMoney(before, choice);
  if ("refusal" in outcome) return before;
  const refundedDiram = before.refundedDiram + outcome.refundDiram;
  const keptDiram = before.keptDiram + (choice.command === "keep" ? choice.amountDiram : 0);
  const bought = outcome.to === "paid" ? ({ hasBought: true, purchase: "paid" } as const) : {};
  return { ...before, ...bought, state: outcome.to, refundedDiram, keptDiram };
}

describe("any sequence of choices", () => {
  it("stays within the table of states and accounts for all money", () => {
    fc.assert(
      fc.property(anyFacts, fc.array(anyChoice, { maxLength: 8 }), (first, choices) => {
        const isPaid = first.state === "paid";
        fc.pre(!isPaid || first.receivedDiram >= first.priceDiram);
        let now = first;
        for (const choice of choices) {
          const next = after(now, choice);
          expect(next.state === now.state || canBecome(now.state, next.state)).toBe(true);
          now = next;
        }
        const bought = now.state === "paid" ? now.priceDiram : 0;
        const decided = bought + now.refundedDiram + now.keptDiram;
        expect(decided).toBeLessThanOrEqual(now.receivedDiram);
        expect(decided + remainingDiram(now)).toBe(now.receivedDiram);
        if (now.state === "closed" && first.state !== "closed") {
          expect(now.keptDiram).toBe(now.receivedDiram);
        }
      }),
    );
  });

  it("can end every payment under review once its receipts are decided", () => {
    fc.assert(
      fc.property(anyFacts, (some) => {
        fc.pre(some.state === "review" || some.state === "submitted");
        const waiting = { ...some, undecidedReceipts: 0 };
        const choices: MoneyChoice[] = [
          { command: "accept" },
          { command: "refund", amountDiram: waiting.receivedDiram },
          { command: "close" },
        ];
        const ends = choices
          .map((choice) => after(waiting, choice).state)
          .filter((state) => state === "refunding" || !WAITING_STATES.includes(state));
        expect(ends).not.toEqual([]);
      }),
    );
  });
});
