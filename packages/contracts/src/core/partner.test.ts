import { expect, test } from "vitest";
import { parse } from "zod/v4/core";
import { saveBox } from "../box/box.ts";
import { calculateCar } from "../motor/motor.ts";
import { calculateTravel } from "../travel/travel-quote.ts";
import { partnerCode, partnerReference } from "./fields.ts";

test.each([
  ["SAFAR", "SAFAR"],
  ["a_b-1", "a_b-1"],
  ["a".repeat(64), "a".repeat(64)],
  ["a".repeat(65), undefined],
  ["<b>", undefined],
  ["", undefined],
  [null, undefined],
  [undefined, undefined],
])("a partner %j is normalised to %j", (sent, partner) =>
  expect(parse(partnerCode, sent)).toBe(partner),
);

test.each([saveBox, calculateTravel, calculateCar])(
  "an invalid partner does not prevent a sale: $name",
  (contract) => {
    const request = { ...contract.examples.body, partner: "?" };
    expect(parse(contract.body, request).partner).toBeUndefined();
  },
);

test.each([
  [" TRIP-5 ", "TRIP-5"],
  ["a".repeat(65), undefined],
  ["a\nb", undefined],
  [null, undefined],
])(
  "a partner's reference %j is normalised to %j, and does not prevent a sale",
  (sent, reference) => {
    expect(parse(partnerReference, sent)).toBe(reference);
  },
);
