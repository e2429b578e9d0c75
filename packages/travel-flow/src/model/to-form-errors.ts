import type { Failure } from "@sughurta/contracts/core";
import { hasOwn } from "@sughurta/domain";
import { serverFieldsOf } from "@sughurta/forms";
import { type OrderPart, travelOrder } from "./order-definition.ts";
import { TRAVEL_FIELDS } from "./to-travel-payload.ts";

const { trip, options, holder, insured, review } = TRAVEL_FIELDS;

/** Field of the form for each key of `POST /v1/travel/` (S0 §8). */
export const TRAVEL_SERVER_FIELDS = serverFieldsOf({
  ...trip,
  ...options,
  ...holder,
  ...insured,
  ...review,
});

const isOfPart = (key: string, part: OrderPart) =>
  hasOwn(TRAVEL_FIELDS[part], key) || (part === "insured" && /^las(\.|$)/.test(key));

/** The first part of the order in which the service refused something. */
export function refusedPart({
  fieldCodes,
  fieldMessages,
}: Pick<Failure, "fieldCodes" | "fieldMessages">): OrderPart | undefined {
  const keys = Object.keys({ ...fieldCodes, ...fieldMessages });
  return travelOrder.parts.find((part) => keys.some((key) => isOfPart(key, part)));
}
