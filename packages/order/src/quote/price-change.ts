import { roundMoney } from "@sughurta/domain";
import type { Format } from "@sughurta/i18n";
import type { Quote } from "./quote-state.ts";

/** A price change, TJS. */
export interface PriceChange<Part extends string> {
  readonly from: number;
  readonly to: number;
  /** The changed parts, the greatest first. */
  readonly parts: readonly { readonly part: Part; readonly by: number }[];
}

/** The difference between two prices; `undefined` when the price is the same (SPEC-42). */
export function priceChange<Part extends string>(
  before: Quote<Part> | undefined,
  now: Quote<Part>,
): PriceChange<Part> | undefined {
  if (before === undefined || before.sumPrem === now.sumPrem) return undefined;
  const sums = new Map<Part, number>();
  for (const { part, sumPrem } of now.parts) sums.set(part, sumPrem);
  for (const { part, sumPrem } of before.parts) sums.set(part, (sums.get(part) ?? 0) - sumPrem);
  const parts = [...sums]
    .map(([part, by]) => ({ part, by: roundMoney(by) }))
    .filter(({ by }) => by !== 0)
    .sort((one, other) => Math.abs(other.by) - Math.abs(one.by));
  return { from: before.sumPrem, to: now.sumPrem, parts };
}

/** A price change in TJS, with its sign and without the currency: `+49,05`. */
export function differenceText(from: number, to: number, format: Format): string {
  const by = roundMoney(to - from);
  const figure = format.amount(by);
  return by > 0 ? `+${figure}` : figure;
}
