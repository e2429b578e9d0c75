import type { AnswerOf } from "@sughurta/contracts/core";
import type { calculateTravel, TravelPricePart } from "@sughurta/contracts/travel";
import type { QuoteOutcome, QuoteState } from "@sughurta/order/quote";
import type { TravelQuoteRequest } from "../to-travel-payload.ts";

/** What another sum, kind of leisure or one person more of an age group would change, TJS. */
export type OfferedChoice = NonNullable<
  AnswerOf<typeof calculateTravel, 200>["offeredChoices"]
>[number];

/** A price with its parts, in TJS (S1 §3). */
export type TravelQuote = Omit<
  AnswerOf<typeof calculateTravel, 200>,
  "errorMsg" | "fieldCodes" | "couponErr" | "offeredParts" | "offeredChoices"
> & {
  /** What each add-on costs once it is on, TJS. */
  readonly offered: ReadonlyMap<TravelPricePart, number>;
  /** What other choices of the first step change. */
  readonly choices: readonly OfferedChoice[];
  /** What is wrong with the promo code, `""` for nothing (S1 §7). */
  readonly couponErr: string;
  /** The dates that were asked for: the server's replace only those (SPEC-42). */
  readonly request: Pick<TravelQuoteRequest, "beginDate" | "endDate">;
};

/** What a question for the price of a trip led to. */
export type TravelQuoteOutcome = QuoteOutcome<TravelQuote>;

/** The live price of a trip. */
export type TravelQuoteState = QuoteState<TravelQuote>;
