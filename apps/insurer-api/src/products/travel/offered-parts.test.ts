import { addOnValue, TRAVEL_ADD_ONS } from "@sughurta/domain/travel";
import { describe, expect, it } from "vitest";
import { demoTariffs } from "#src/testing/demo-content.ts";
import { offeredParts } from "./offered-choices.ts";
import { aTrip } from "./testing/a-trip.ts";
import { getSum, travelPriceParts } from "./travel-price.ts";

const RATE = 11.8;
const COVID = 1;
const offered = (changes: Parameters<typeof aTrip>[0] = {}) =>
  new Map(
    offeredParts(demoTariffs.travel, aTrip(changes), RATE).map(({ part, diram }) => [part, diram]),
  );
const total = (changes: Parameters<typeof aTrip>[0] = {}) =>
  getSum(travelPriceParts(demoTariffs.travel, aTrip(changes), RATE));

describe("prices offered before a choice", () => {
  it.each(TRAVEL_ADD_ONS)(
    "are the additional price of $field when it is switched on",
    ({ field }) => {
      const laBirthday = "1990-05-14";
      const las = [{ laBirthday }, { laBirthday }];
      const on = { las, [field]: addOnValue(field, true) };
      expect(offered({ las }).get(field)).toBe(total(on) - total({ las }));
      expect(offered({ las }).get(field)).toBeGreaterThan(0);
    },
  );

  it("use a sum and people that were already chosen", () => {
    const laBirthday = "1990-05-14";
    const things = { thingsSumAssured: 1_000 };
    expect(offered(things).get("thingsSumAssured")).toBe(total(things) - total());
    const one = [
      { laBirthday, sequence: [COVID] },
      { laBirthday, sequence: [] },
    ];
    const both = one.map((person) => ({ ...person, sequence: [COVID] }));
    const covid = (las: typeof one) => offered({ las, covid19Option: 1 }).get("covid19Option") ?? 0;
    expect(covid(both)).toBe(2 * covid(one));
  });

  it("are not part of the price, and include add-ons only", () => {
    const parts = [...offered({ sportOption: 1, partner: "SAFAR" }).keys()];
    expect(parts).toEqual(TRAVEL_ADD_ONS.map(({ field }) => field));
  });
});
