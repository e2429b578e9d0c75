import type { TestResponses } from "@sughurta/api-client/testing";
import { travelChoices, travelDraft } from "../draft/travel-draft.ts";
import type { OrderPart } from "../model/order-definition.ts";
import type { TravelOrderValues } from "../model/order-values.ts";
import { TODAY } from "./builders.ts";

const { servicePart } = travelDraft;

function toRecord(order: TravelOrderValues, part: OrderPart, coupon: string) {
  const choices = travelChoices.of(order);
  const nobody = servicePart.of(travelChoices.open(choices, TODAY));
  const described = JSON.stringify(servicePart.of(order)) !== JSON.stringify(nobody);
  return { version: 2, savedAtMs: Date.now(), part, coupon, described, ...choices };
}

/** The whole order as saved on the service, as an earlier version of this package wrote it too. */
export function wholeDraftText(order: TravelOrderValues, part: OrderPart, coupon = ""): string {
  return JSON.stringify({ ...servicePart.of(order), choices: toRecord(order, part, coupon) });
}

/** The service's part of a half-filled order. */
export function identityResponse(order: TravelOrderValues): Pick<TestResponses, "readDraft"> {
  const content = JSON.stringify(servicePart.of(order));
  return { readDraft: () => ({ status: 200, data: { content } }) };
}

/** Stores a half-filled order, as an earlier visit would; returns the service's part of it. */
export function keepOrder(
  order: TravelOrderValues,
  part: OrderPart,
  coupon = "",
): Pick<TestResponses, "readDraft"> {
  localStorage.setItem("sughurta.travel.choices", JSON.stringify(toRecord(order, part, coupon)));
  return identityResponse(order);
}
