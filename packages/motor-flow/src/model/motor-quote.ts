import { type ApiClient, storageKeyFor, storedText } from "@sughurta/api-client";
import type { SaveResponse } from "@sughurta/checkout";
import type { ResponseOf } from "@sughurta/contracts/core";
import type { calculateCar } from "@sughurta/contracts/motor";
import { hasOwn } from "@sughurta/domain";
import { getVariant, isMotorProgram } from "@sughurta/domain/motor";
import { lazyModule } from "@sughurta/lazy-module";
import { type QuoteOutcome, type QuoteState, refusedQuote } from "@sughurta/order/quote";
import type { MotorOrderRequest, MotorQuoteRequest } from "./to-motor-payload.ts";

/** Parts of a motor price, in display order (S2 §3), and the text that names each. */
export const PREMIUM_NAMES = {
  totalLossPrem: "program.covers.totalLoss",
  partialDamagePrem: "program.covers.partialDamage",
  theftPrem: "program.covers.theft",
  crSumPrem: "options.crSumAssured",
  incidentPrem: "options.incidentSumAssured",
  accidentDriverPrem: "options.accidentAnyOption",
  accident3tpPrem: "options.accident3tpOption",
  oldNewPrem: "options.oldNewOption",
  damageCarWashPrem: "options.damageCarWashSumAssured",
  noTraficPoliceSumPrem: "options.noTraficPoliceSumAssured",
  greenCardUzbPrem: "options.greenCardUzbOption",
  greenCardKazPrem: "options.greenCardKazOption",
  greenCardKgzPrem: "options.greenCardKgzOption",
} as const;

/** Field of a part of the price. */
export type PremiumField = keyof typeof PREMIUM_NAMES;

const isPremiumField = (name: string): name is PremiumField => hasOwn(PREMIUM_NAMES, name);

/** The fields of all parts, in their order. */
const PREMIUM_FIELDS: readonly PremiumField[] = Object.keys(PREMIUM_NAMES).filter(isPremiumField);

/** One instalment of a plan. */
export interface Instalment {
  /** ISO date. */
  readonly date: string;
  /** TJS. */
  readonly sum: number;
}

/** A price with its parts, in TJS (S2 §3, §7). */
export interface MotorQuote {
  /** The priced programme. */
  readonly product: string;
  /** Code of the priced kind of vehicle; undefined for casco. */
  readonly vehicleType?: number | undefined;
  readonly sumPrem: number;
  /** The first instalment, TJS, where the order is paid in instalments. */
  readonly dueNow: number | undefined;
  readonly valueAmount: number;
  /** Maximum payout of the policy, TJS, where it is given: for compulsory liability, per accident. */
  readonly sumAssured: number | undefined;
  readonly couponErr: string;
  readonly parts: readonly { readonly part: PremiumField; readonly sumPrem: number }[];
  /** Price of a programme or an option once it is chosen, by its field; empty where none is given. */
  readonly offered: ReadonlyMap<PremiumField, number>;
  /** Price of the policy with each programme and its options, before a promo code; empty where it is not given. */
  readonly programTotals: ReadonlyMap<string, number>;
  /** Additional price of each way of compensation, TJS, by its code; empty where it is not given. */
  readonly compensations: readonly number[];
  /** Empty for a single payment. */
  readonly instalments: readonly Instalment[];
}

/** The live price of a motor order. */
export type MotorQuoteState = QuoteState<MotorQuote>;

/** A price without the values of another kind of vehicle, which do not apply to this one. */
export function ofVehicleType<State extends MotorQuoteState>(
  quote: State,
  vehicleType: number | undefined,
): State {
  const isOther = (one: MotorQuote | undefined) =>
    one !== undefined && one.vehicleType !== vehicleType;
  if (quote.kind === "ready")
    return isOther(quote.before) ? { ...quote, before: undefined } : quote;
  return isOther(quote.last) ? { ...quote, last: undefined } : quote;
}

/** Result of a response to a price request (S2 §7). */
export function toQuote(
  { program, vehicleType }: Pick<MotorQuoteRequest, "program" | "vehicleType">,
  response: ResponseOf<typeof calculateCar, 200>,
): MotorQuote {
  const { sumPrem, sumPremOrig, sumAssured, couponErr } = response;
  const instalments = getInstalments(response);
  return {
    product: program,
    vehicleType,
    sumPrem,
    dueNow: instalments[0]?.sum,
    valueAmount: Math.max(0, sumPremOrig - sumPrem),
    sumAssured: sumAssured ?? undefined,
    couponErr,
    parts: getPremiums(response).map(([part, premium]) => ({ part, sumPrem: premium })),
    offered: new Map(getPremiums(response.offeredPremiums ?? {})),
    programTotals: new Map(response.programTotals?.map(({ program, total }) => [program, total])),
    compensations: response.compensationPrems ?? [],
    instalments,
  };
}

/** The requested premiums, in display order. */
function getPremiums(
  premiums: Partial<Record<PremiumField, number | null | undefined>>,
): [PremiumField, number][] {
  return PREMIUM_FIELDS.flatMap((part) => {
    const premium = premiums[part];
    return premium ? [[part, premium]] : [];
  });
}

function getInstalments(response: ResponseOf<typeof calculateCar, 200>): Instalment[] {
  const sums = [
    response.installmentplan1sum,
    response.installmentplan2sum,
    response.installmentplan3sum,
    response.installmentplan4sum,
  ];
  return (response.installmentPlan ?? []).flatMap(({ date }, place) => {
    const sum = sums[place];
    return sum ? [{ date, sum }] : [];
  });
}

/** Delay after a choice, such as a switch or a list. */
const QUOTE_CHOICE_DEBOUNCE_MS = 200;
/** Delay after input that is typed digit by digit: a date or a name (S2 §9). */
const QUOTE_TYPING_DEBOUNCE_MS = 500;

const pickTyped = ({ beginDate, markaTxt, modelTxt, drivers }: MotorQuoteRequest) =>
  JSON.stringify([beginDate, markaTxt, modelTxt, drivers]);

/** Delay for further edits before a price request; the first one is sent at once. */
export function quoteDelayMs(
  before: MotorQuoteRequest | undefined,
  request: MotorQuoteRequest,
): number {
  if (before === undefined) return 0;
  return pickTyped(before) === pickTyped(request)
    ? QUOTE_CHOICE_DEBOUNCE_MS
    : QUOTE_TYPING_DEBOUNCE_MS;
}

/** Contracts of the requests for a vehicle; loaded with the first interaction. */
export const motorContracts = lazyModule(() => import("@sughurta/contracts/motor"));

const orderedHere = (client: ApiClient) => storedText(storageKeyFor(client, "motor.ordered"));

/** Whether a motor policy was ever ordered in this browser: then the visitor may have cars to offer. */
export function hasOrderedHere(client: ApiClient): boolean {
  return orderedHere(client).read() !== undefined;
}

/** Stores that a motor policy was ordered here, without the car. */
function markOrderedHere(client: ApiClient): void {
  orderedHere(client).write("1");
}

async function calculate(client: ApiClient, body: MotorQuoteRequest, signal: AbortSignal) {
  const contracts = await motorContracts.load();
  switch (isMotorProgram(body.program) ? getVariant(body.program) : "v2") {
    case "mci":
      return client.send(contracts.calculateLiability, { body, signal });
    case "v3":
      return client.send(contracts.calculateFullCasco, { body, signal });
    case "v2":
      return client.send(contracts.calculateCar, { body, signal });
  }
}

/** Requests a price (S2 §7); throws the client's error when there is no response. */
export async function askQuote(
  client: ApiClient,
  body: MotorQuoteRequest,
  signal: AbortSignal,
): Promise<QuoteOutcome<MotorQuote>> {
  const response = await calculate(client, body, signal);
  if (response.status === 200) return { kind: "quote", quote: toQuote(body, response.data) };
  return refusedQuote(response.data);
}

/** Saves an order at the displayed price, TJS (S2 §7, SPEC-57). */
export async function saveOrder(
  client: ApiClient,
  order: MotorOrderRequest,
  { price, idempotencyKey }: { readonly price: number; readonly idempotencyKey: string },
): Promise<SaveResponse> {
  markOrderedHere(client);
  const { saveCar, saveFullCasco, saveLiability } = await motorContracts.load();
  const request = { body: { ...order, sumPrem: price }, idempotencyKey };
  switch (isMotorProgram(order.program) ? getVariant(order.program) : "v2") {
    case "mci":
      return client.send(saveLiability, request);
    case "v3":
      return client.send(saveFullCasco, request);
    case "v2":
      return client.send(saveCar, request);
  }
}
