import { expect, it } from "vitest";
import { agreementsOf } from "./motor-agreements.ts";

it.each([
  ["MTPL", ["agree"]],
  ["ECI", ["agree", "noTaxiAgree", "ageAgree"]],
  ["SCI", ["agree", "noTaxiAgree", "ageAgree"]],
] as const)("%s requires %j", (product, fields) => expect(agreementsOf(product)).toEqual(fields));
