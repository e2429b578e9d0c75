import { TRAVEL_CASES } from "@sughurta/order-cases";
import { expect, it } from "vitest";
import { anInsuredPerson, aTravelOrder, TODAY } from "../testing/builders.ts";
import { travelOrder } from "./order-definition.ts";

it.each(TRAVEL_CASES)("the form: $values is accepted: $taken", async ({ values, taken }) => {
  const { las, ...changes } = values;
  const rules = await travelOrder.rules.load();
  const people = Array.isArray(las)
    ? { las: las.map((person, place) => anInsuredPerson({ uid: String(place + 1), ...person })) }
    : {};
  const order = { ...aTravelOrder(), ...changes, ...people };
  expect(rules.invalidParts(order, TODAY).length === 0).toBe(taken);
});
