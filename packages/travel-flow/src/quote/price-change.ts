import type { TravelPricePart } from "@sughurta/contracts";
import { roundMoney } from "@sughurta/domain";
import type { TravelQuote } from "./quote-state.ts";

/** How a price moved, TJS. */
export interface PriceChange {
  readonly from: number;
  readonly to: number;
  /** What moved it, the greatest first. */
  readonly parts: readonly { readonly part: TravelPricePart; readonly by: number }[];
}

/** What changed between two prices; `undefined` when the price is the same (decision 42). */
export function priceChange(
  before: TravelQuote | undefined,
  now: TravelQuote,
): PriceChange | undefined {
  if (before === undefined || before.sumPrem === now.sumPrem) return undefined;
  const sums = new Map<TravelPricePart, number>();
  for (const { part, sumPrem } of now.parts) sums.set(part, sumPrem);
  for (const { part, sumPrem } of before.parts) sums.set(part, (sums.get(part) ?? 0) - sumPrem);
  const parts = [...sums]
    .map(([part, by]) => ({ part, by: roundMoney(by) }))
    .filter(({ by }) => by !== 0)
    .sort((one, other) => Math.abs(other.by) - Math.abs(one.by));
  return { from: before.sumPrem, to: now.sumPrem, parts };
}
