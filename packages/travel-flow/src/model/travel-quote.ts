import type { ApiClient } from "@sughurta/api-client";
import type { SaveResponse } from "@sughurta/checkout";
import type { ResponseOf } from "@sughurta/contracts/core";
import type { calculateTravel, TravelPricePart } from "@sughurta/contracts/travel";
import { AGE_GROUPS, type AgeGroup, MEDICAL_SUMS } from "@sughurta/domain/travel";
import { lazyModule } from "@sughurta/lazy-module";
import { lastQuote, type QuoteOutcome, type QuoteState, refusedQuote } from "@sughurta/order/quote";
import type { TravelOrderRequest, TravelQuoteRequest } from "./to-travel-payload.ts";

/** Price difference of another sum, kind of leisure or one more person of an age group, TJS. */
export type OfferedChoice = NonNullable<
  ResponseOf<typeof calculateTravel, 200>["offeredChoices"]
>[number];

/** A price with its parts, in TJS (S1 §3). */
export type TravelQuote = Omit<
  ResponseOf<typeof calculateTravel, 200>,
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

/** Result of a response to a price request (S1 §7). */
export function toQuoteOutcome(
  { beginDate, endDate }: TravelQuoteRequest,
  response: ResponseOf<typeof calculateTravel, 200>,
): TravelQuoteOutcome {
  const {
    errorMsg,
    fieldCodes,
    offeredParts = [],
    offeredChoices: choices = [],
    ...quote
  } = response;
  if (errorMsg.length > 0) {
    const offered = quote.medicalSums && { mainSumAssured: quote.medicalSums };
    return { kind: "rules", problem: { kind: "rules", errorMsg, fieldCodes, offered } };
  }
  const offered = new Map(offeredParts.map(({ part, sumPrem }) => [part, sumPrem]));
  return { kind: "quote", quote: { ...quote, offered, choices, request: { beginDate, endDate } } };
}

/** Medical sums on sale by the newest response; before the first one those known from the page. */
export function getMedicalSums(
  quote: TravelQuoteState,
  known: readonly number[] = MEDICAL_SUMS,
): readonly number[] {
  const refused =
    quote.kind === "rejected" && quote.problem.kind === "rules"
      ? quote.problem.offered?.mainSumAssured
      : undefined;
  return refused ?? lastQuote(quote)?.medicalSums ?? known;
}

/** Age groups on sale by the newest price; before the first one those known from the page. */
export const getAgeGroups = (
  quote: TravelQuoteState,
  known: readonly AgeGroup[] = AGE_GROUPS,
): readonly AgeGroup[] => lastQuote(quote)?.ageGroups ?? known;

/** Delay after a choice, such as a switch or a list (S1 §9). */
const QUOTE_CHOICE_DEBOUNCE_MS = 200;
/** Delay after input that is typed digit by digit: a date (S1 §9). */
const QUOTE_TYPING_DEBOUNCE_MS = 500;

const pickTyped = ({ beginDate, endDate, las }: TravelQuoteRequest) =>
  [beginDate, endDate, ...las.map(({ laBirthday }) => laBirthday)].join(" ");

/** Delay for further edits before a price request; the first one is sent at once. */
export function quoteDelayMs(
  before: TravelQuoteRequest | undefined,
  request: TravelQuoteRequest,
): number {
  if (before === undefined) return 0;
  const people = before.las.length !== request.las.length;
  const typed = !people && pickTyped(before) !== pickTyped(request);
  return typed ? QUOTE_TYPING_DEBOUNCE_MS : QUOTE_CHOICE_DEBOUNCE_MS;
}

/** Contracts of the requests for a trip; loaded with the first interaction. */
export const travelContracts = lazyModule(() => import("@sughurta/contracts/travel"));

/** Requests a price (S1 §7); throws the client's error when there is no response. */
export async function askQuote(
  client: ApiClient,
  body: TravelQuoteRequest,
  signal: AbortSignal,
): Promise<TravelQuoteOutcome> {
  const { calculateTravel } = await travelContracts.load();
  const response = await client.send(calculateTravel, { body, signal });
  return response.status === 200
    ? toQuoteOutcome(body, response.data)
    : refusedQuote(response.data);
}

/** Saves an order at the displayed price, TJS (S1 §7). */
export async function saveOrder(
  client: ApiClient,
  order: TravelOrderRequest,
  { price, idempotencyKey }: { readonly price: number; readonly idempotencyKey: string },
): Promise<SaveResponse> {
  const { saveTravel } = await travelContracts.load();
  return client.send(saveTravel, { body: { ...order, sumPrem: price }, idempotencyKey });
}
