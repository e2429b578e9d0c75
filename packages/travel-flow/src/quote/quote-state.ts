import type { AnswerOf, calculateTravel } from "@sughurta/contracts";
import type { TravelQuoteRequest } from "../order/to-travel-payload.ts";

/** A price with its parts, in TJS (S1 §3). */
export type TravelQuote = Omit<
  AnswerOf<typeof calculateTravel, 200>,
  "errorMsg" | "fieldCodes" | "couponErr"
> & {
  /** What is wrong with the promo code, `""` for nothing (S1 §7). */
  readonly couponErr: string;
  /** The dates that were asked for: the server's replace only those (decision 42). */
  readonly asked: Pick<TravelQuoteRequest, "beginDate" | "endDate">;
};

/** Why there is no price: rules told in sentences, or a service that did not answer. */
export type QuoteProblem =
  | {
      readonly kind: "rules";
      /** Sentences in the asked language (S1 §8). */
      readonly errorMsg: readonly string[];
      /** Codes of the same faults by field of the service. */
      readonly fieldCodes: Readonly<Record<string, readonly string[]>>;
    }
  | { readonly kind: "unavailable" }
  | {
      readonly kind: "tooMany";
      /** Seconds until the price is asked for again. */
      readonly seconds: number;
    };

/** What a question for a price led to. */
export type QuoteOutcome =
  | { readonly kind: "quote"; readonly quote: TravelQuote }
  | { readonly kind: "rules"; readonly problem: QuoteProblem };

/**
 * The live price. `last` is the newest price that was known: the figure to dim while another is on its
 * way; `before` the one it replaced, to show what changed.
 */
export type QuoteState =
  | { readonly kind: "idle"; readonly last?: TravelQuote | undefined }
  | { readonly kind: "loading"; readonly last?: TravelQuote | undefined }
  | {
      readonly kind: "ready";
      readonly quote: TravelQuote;
      readonly before?: TravelQuote | undefined;
    }
  | {
      readonly kind: "rejected";
      readonly problem: QuoteProblem;
      readonly last?: TravelQuote | undefined;
    };

/** The newest price that is known, whether or not it still holds. */
export function lastQuote(state: QuoteState): TravelQuote | undefined {
  return state.kind === "ready" ? state.quote : state.last;
}
