import type { Failure } from "@sughurta/contracts/core";
import { hasOwn } from "@sughurta/domain";
import { getServerFields } from "@sughurta/forms";
import { defineOrder, stepPerPart } from "@sughurta/order";
import { TRAVEL_FIELDS } from "./to-travel-payload.ts";

/** The parts of a travel order, in four tabs or five steps (S1 §2, SPEC-6). */
export const travelOrder = defineOrder({
  parts: ["trip", "options", "holder", "insured", "review"],
  layouts: {
    tabs: [
      { key: "trip", parts: ["trip"] },
      { key: "options", parts: ["options"] },
      { key: "people", parts: ["holder", "insured"] },
      { key: "review", parts: ["review"] },
    ],
    steps: stepPerPart("trip", "options", "holder", "insured", "review"),
  },
  rules: async () => (await import("./order-rules.ts")).travelRules,
});

/** One part of an order. */
export type OrderPart = (typeof travelOrder.parts)[number];

const { trip, options, holder, insured, review } = TRAVEL_FIELDS;

/** Field of the form for each key of `POST /v1/travel/` (S0 §8). */
export const TRAVEL_SERVER_FIELDS = getServerFields({
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
