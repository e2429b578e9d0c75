import type { AnswerOf } from "@sughurta/contracts/core";
import type { calculateTravel, TravelPricePart } from "@sughurta/contracts/travel";
import type { QuoteOutcome, QuoteState } from "@sughurta/order/quote";
import type { TravelQuoteRequest } from "../to-travel-payload.ts";

/** Price difference of another sum, kind of leisure or one more person of an age group, TJS. */
export type OfferedChoice = NonNullable<
  AnswerOf<typeof calculateTravel, 200>["offeredChoices"]
>[number];

/** A price with its parts, in TJS (S1 §3). */
export type TravelQuote = Omit<
  AnswerOf<typeof calculateTravel, 200>,
  "errorMsg" | "fieldCodes" | "couponErr" | "offeredParts" | "offeredChoices"
> & {
  /** Price of each add-on once it is on, TJS. */
  readonly offered: ReadonlyMap<TravelPricePart, number>;
  /** Price differences of other choices in the first step. */
  readonly choices: readonly OfferedChoice[];
  /** Error of the promo code, `""` for none (S1 §7). */
  readonly couponErr: string;
  /** The requested dates: the server's replace only these (SPEC-42). */
  readonly request: Pick<TravelQuoteRequest, "beginDate" | "endDate">;
};

/** Result of a price request of a trip. */
export type TravelQuoteOutcome = QuoteOutcome<TravelQuote>;

/** The live price of a trip. */
export type TravelQuoteState = QuoteState<TravelQuote>;
