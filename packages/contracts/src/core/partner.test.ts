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
])("a partner %j counts as %j", (sent, partner) => expect(parse(partnerCode, sent)).toBe(partner));

test.each([saveBox, calculateTravel, calculateCar])(
  "a strange partner stops no sale: $name",
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
])("a partner's reference %j counts as %j, and stops no sale", (sent, reference) => {
  expect(parse(partnerReference, sent)).toBe(reference);
});
