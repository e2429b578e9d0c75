import { expect, it } from "vitest";
import { greenCardCountries } from "./green-card.ts";

it.each([
  [{}, []],
  [{ greenCardKazOption: 0, greenCardKgzOption: 1 }, ["KG"]],
  [{ greenCardUzbOption: 1, greenCardKazOption: 1, greenCardKgzOption: 1 }, ["UZ", "KZ", "KG"]],
])("%j covers %j", (values, countries) => expect(greenCardCountries(values)).toEqual(countries));
