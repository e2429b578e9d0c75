import type { ApiClient } from "@sughurta/api-client";
import type { SaveResponse } from "@sughurta/checkout";
import type { calculateBox, saveBox } from "@sughurta/contracts/box";
import type { BodyOf } from "@sughurta/contracts/core";
import { genderCode, toWirePhone } from "@sughurta/domain";
import type { BoxInsured } from "@sughurta/domain/box";
import { getServerFields, toPayload, wireField } from "@sughurta/forms";
import { lazyModule } from "@sughurta/lazy-module";
import { type Quote, type QuoteOutcome, refusedQuote } from "@sughurta/order/quote";
import type { BoxHolderValues } from "./box-order-values.ts";

/** Product and insured people or things, beside the holder. */
export interface BoxChoice {
  readonly productCode: string;
  /** Insured people or things; undefined where that is the holder. */
  readonly insured: BoxInsured;
  /** First covered day, ISO; the day after paying where it is none. */
  readonly beginDate?: string | undefined;
  /** A promo code that was applied. */
  readonly coupon?: string | undefined;
  readonly partner?: string | undefined;
  readonly partnerReference?: string | undefined;
}

const field = wireField<BoxHolderValues>();
const orMissing = (text: string) => text || undefined;

/** Each key of `POST /v1/box/` that the buyer fills in (S0 §7). */
const BOX_FIELDS = {
  lastName: field("holderLastName"),
  firstName: field("holderFirstName"),
  patronymic: field("holderSecondName", orMissing),
  phoneNumber: field("holderPhone", toWirePhone),
  email: field("holderEmail", orMissing),
  gender: field("holderGender", (gender) => genderCode(gender === "f" ? "f" : "m")),
  birthDate: field("holderBirthDate"),
  resident: field("holderCountry"),
  series: field("holderDocSeries", orMissing),
  docNumber: field("holderDocNumber"),
  issueDate: field("holderIssueDate"),
  issueInstitution: field("holderIssueInstitution"),
  agree: field("agree", () => true as const),
  declaration: field("declaration", (made) => (made ? (true as const) : undefined)),
};

/** Field of the form for each key of `POST /v1/box/` (S0 §8: a returned key marks its field). */
export const BOX_SERVER_FIELDS = getServerFields(BOX_FIELDS);

/** Payload of `POST /v1/box/`, without the displayed price. */
export type BoxOrderRequest = Omit<BodyOf<typeof saveBox>, "sumPrem">;

/** Validated values as the payload of `POST /v1/box/` (S0 §7). */
export function toBoxPayload(
  holder: BoxHolderValues,
  { productCode, insured, beginDate, coupon, partner, partnerReference }: BoxChoice,
): BoxOrderRequest {
  const { insuredPeople, ...thing } = insured;
  return {
    ...toPayload(BOX_FIELDS, holder),
    ...thing,
    ...(insuredPeople ? { insuredPeople: [...insuredPeople] } : {}),
    productCode,
    ...(beginDate ? { beginDate } : {}),
    ...(coupon ? { coupon } : {}),
    ...(partner ? { partner } : {}),
    ...(partnerReference ? { partnerReference } : {}),
  };
}

/** Contracts of boxes, loaded with the first interaction. */
export const boxContracts = lazyModule(() => import("@sughurta/contracts/box"));

export type BoxQuoteRequest = BodyOf<typeof calculateBox>;

/** Requests the price of a box with a promo code (S0 §7); throws the client's error when there is no response. */
export async function askBoxQuote(
  client: ApiClient,
  body: BoxQuoteRequest,
  signal: AbortSignal,
): Promise<QuoteOutcome<Quote>> {
  const { calculateBox } = await boxContracts.load();
  const response = await client.send(calculateBox, { body, signal });
  if (response.status !== 200) return refusedQuote(response.data);
  const { sumPrem, valueAmount, couponErr } = response.data;
  return { kind: "quote", quote: { sumPrem, valueAmount, couponErr, parts: [] } };
}

/** Saves an order at the price that the buyer saw, TJS (S0 §7). */
export async function saveBoxOrder(
  client: ApiClient,
  order: BoxOrderRequest,
  { price, idempotencyKey }: { readonly price: number; readonly idempotencyKey: string },
): Promise<SaveResponse> {
  const { saveBox } = await boxContracts.load();
  return client.send(saveBox, { body: { ...order, sumPrem: price }, idempotencyKey });
}
