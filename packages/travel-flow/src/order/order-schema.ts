import type { FieldErrors } from "@sughurta/forms";
import type * as z from "zod/mini";
import { addOnsErrors, addOnsSchema } from "../steps/add-ons/add-ons-schema.ts";
import { holderErrors, holderSchema } from "../steps/people/holder-schema.ts";
import { insuredErrors, insuredSchema } from "../steps/people/insured-schema.ts";
import { reviewSchema } from "../steps/review/review-schema.ts";
import { tripErrors, tripSchema } from "../steps/trip/trip-schema.ts";
import type { TravelOrderValues } from "./order-values.ts";
import { wholeOrderSchema } from "./whole-order-schema.ts";

/** The parts of an order that both layouts are made of (decision 6). */
export const ORDER_PARTS = ["trip", "options", "holder", "insured", "review"] as const;

/** One part of an order. */
export type OrderPart = (typeof ORDER_PARTS)[number];

type PartRules = {
  readonly schema: z.ZodMiniType;
  /** Rules between fields. */
  readonly errors: (values: TravelOrderValues, today: string) => FieldErrors;
};

const RULES: Readonly<Record<OrderPart, PartRules>> = {
  trip: { schema: tripSchema, errors: tripErrors },
  options: { schema: addOnsSchema, errors: addOnsErrors },
  holder: { schema: holderSchema, errors: holderErrors },
  insured: { schema: insuredSchema, errors: insuredErrors },
  review: { schema: reviewSchema, errors: () => ({}) },
};

/** Rules of some parts together, for a form that holds the whole order (S1 §5). */
export function orderSchema(
  parts: readonly OrderPart[],
): z.ZodMiniType<TravelOrderValues, TravelOrderValues> {
  return wholeOrderSchema(parts.map((part) => RULES[part].schema));
}

/** Rules between fields of some parts together (S1 §5). */
export function orderErrors(
  parts: readonly OrderPart[],
  values: TravelOrderValues,
  today: string,
): FieldErrors {
  return Object.assign({}, ...parts.map((part) => RULES[part].errors(values, today)));
}

/** The parts, in their order, that keep an order from being sent. */
export function faultyParts(
  parts: readonly OrderPart[],
  values: TravelOrderValues,
  today: string,
): OrderPart[] {
  return parts.filter((part) => {
    const { schema, errors } = RULES[part];
    return !schema.safeParse(values).success || Object.keys(errors(values, today)).length > 0;
  });
}
