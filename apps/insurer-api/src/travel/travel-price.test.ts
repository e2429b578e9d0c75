import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MEDICAL_SUMS, TJS_PER_UNIT } from "./tariff.ts";
import { aTrip } from "./testing/a-trip.ts";
import { pricedDays, totalPremium, travelPremiums } from "./travel-price.ts";

const price = (changes: Parameters<typeof aTrip>[0] = {}) =>
  totalPremium(travelPremiums(aTrip(changes)));

describe("travel price", () => {
  it("is days × zone × rate for one adult at the least sum", () => {
    expect(price()).toBe(Math.round(1.05 * 11 * TJS_PER_UNIT.EUR * 100) / 100);
  });

  it("never falls when the trip gets longer", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 363 }), (days) => {
        expect(pricedDays(days + 1)).toBeGreaterThan(pricedDays(days));
      }),
    );
  });

  it("takes the dearest of the countries", () => {
    expect(price({ country: "Uzbekistan,United States" })).toBe(
      price({ country: "United States" }),
    );
    expect(price({ country: "Uzbekistan" })).toBeLessThan(price({ country: "Germany" }));
    expect(price({ country: "Whole world except Tajikistan" })).toBe(
      price({ country: "United States" }),
    );
  });

  it("rises with the sum, with sport and with age", () => {
    const bySum = MEDICAL_SUMS.map(({ sum }) => price({ mainSumAssured: sum }));
    expect(bySum).toEqual(bySum.toSorted((a, b) => a - b));
    expect(price({ sportOption: 1 })).toBeGreaterThan(price());
    const byBirth = ["1990-05-14", "1954-01-01", "1948-01-01"].map((laBirthday) =>
      price({ las: [{ laBirthday }] }),
    );
    expect(byBirth).toEqual(byBirth.toSorted((a, b) => a - b));
  });

  it("adds up from its parts", () => {
    const trip = aTrip({
      sportOption: 1,
      thingsSumAssured: 750,
      accSumAssured: 5_000,
      alcoholicOption: 1,
      flightDelaySign: 75,
      covid19Option: 1,
    });
    const parts = travelPremiums(trip);
    const sum = Object.values(parts).reduce((whole, part) => whole + part, 0);
    expect(totalPremium(parts)).toBeCloseTo(sum, 2);
    expect(parts.thingsSumPrem).toBeGreaterThan(0);
    expect(parts.optionsSumPrem).toBeGreaterThan(0);
    expect(parts.flatSumPrem).toBe(0);
  });

  it("charges Covid cover only for those who chose it", () => {
    const las = [
      { laBirthday: "1990-05-14", sequence: [1] },
      { laBirthday: "1991-05-14", sequence: [] },
    ];
    const one = travelPremiums(aTrip({ covid19Option: 1, las })).covid19SumPrem;
    const both = travelPremiums(
      aTrip({ covid19Option: 1, las: las.map((person) => ({ ...person, sequence: [1] })) }),
    ).covid19SumPrem;
    expect(both).toBeCloseTo(2 * one, 1);
  });
});
