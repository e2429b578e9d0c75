import type { TestAnswers } from "@sughurta/api-client/testing";
import { keepChoices } from "../draft/draft-storage.ts";
import { choicesOf, identityOf } from "../draft/travel-draft.ts";
import type { OrderPart } from "../order/order-definition.ts";
import type { TravelOrderValues } from "../order/order-values.ts";

/** The service's share of a half-filled order. */
export function identityAnswer(order: TravelOrderValues): Pick<TestAnswers, "readDraft"> {
  return { readDraft: () => ({ status: 200, data: { content: identityOf(order) } }) };
}

/** Leaves a half-filled order behind, as an earlier visit would; gives the service's share of it. */
export function keepOrder(
  order: TravelOrderValues,
  part: OrderPart,
  coupon = "",
): Pick<TestAnswers, "readDraft"> {
  keepChoices(choicesOf(order, { part, coupon }, Date.now()));
  return identityAnswer(order);
}
