import { toCallProblem } from "@sughurta/api-client";
import type { Failure } from "@sughurta/contracts/core";
import { roundMoney } from "@sughurta/domain";
import type { Format } from "@sughurta/i18n";

/** A price in TJS with its parts. */
export interface Quote<Part extends string = string> {
  /** Amount to pay. */
  readonly sumPrem: number;
  /** Amount paid with the order, where the rest is paid in later instalments (SPEC-101). */
  readonly dueNow?: number | undefined;
  /** The discount of a promo code in it (SPEC-25). */
  readonly valueAmount: number;
  readonly parts: readonly { readonly part: Part; readonly sumPrem: number }[];
  /** Code of the priced product, where an order can change to another one. */
  readonly product?: string | undefined;
  /** Error of the promo code; missing or `""` where it is valid (S1 §7). */
  readonly couponErr?: string | undefined;
}

/** Why there is no price: broken rules as messages, or a service that did not respond. */
export type QuoteProblem =
  | {
      readonly kind: "rules";
      /** Messages in the requested language. */
      readonly errorMsg: readonly string[];
      /** Codes of the same refusals by field of the service. */
      readonly fieldCodes: Readonly<Record<string, readonly string[]>>;
      /** Values that the service offers, by field, where they are not fixed. */
      readonly offered?: Readonly<Record<string, readonly number[]>> | undefined;
    }
  | {
      readonly kind: "unavailable";
      /** The connection was lost: the service may be well. */
      readonly isOffline?: boolean | undefined;
    }
  | {
      readonly kind: "tooMany";
      /** Seconds until the price is requested again. */
      readonly seconds: number;
    };

/** Result of a price request. */
export type QuoteOutcome<Price extends Quote> =
  | { readonly kind: "quote"; readonly quote: Price }
  | { readonly kind: "rules"; readonly problem: QuoteProblem };

/**
 * The live price. `last` is the newest known price: shown dimmed while another is requested; `before` the one it
 * replaced, to show the change.
 */
export type QuoteState<Price extends Quote> =
  | { readonly kind: "idle"; readonly last?: Price | undefined }
  | { readonly kind: "loading"; readonly last?: Price | undefined }
  | {
      readonly kind: "ready";
      readonly quote: Price;
      readonly before?: Price | undefined;
    }
  | {
      readonly kind: "rejected";
      readonly problem: QuoteProblem;
      readonly last?: Price | undefined;
    };

/** The newest known price, whether or not it is current. */
export function lastQuote<Price extends Quote>(state: QuoteState<Price>): Price | undefined {
  return state.kind === "ready" ? state.quote : state.last;
}

/** Why a price request got no response. */
export function toQuoteProblem(error: unknown): QuoteProblem {
  const problem = toCallProblem(error);
  if (problem.kind === "tooMany") return problem;
  return { kind: "unavailable", isOffline: problem.kind === "network" };
}

/** Messages of a refused price request: each message of a field once, else the general one. */
export function refusedQuote({ message, fieldCodes, fieldMessages }: Failure): QuoteOutcome<never> {
  const sentences = [...new Set(Object.values(fieldMessages).flat())];
  const errorMsg = sentences.length > 0 ? sentences : [message];
  return { kind: "rules", problem: { kind: "rules", errorMsg, fieldCodes } };
}

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
