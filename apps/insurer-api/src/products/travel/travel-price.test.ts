import { COUNTRIES, COUNTRY_GROUPS, HOME_COUNTRY_CODE } from "@sughurta/domain/countries";
import {
  AGE_GROUPS,
  birthDateForGroup,
  isCovered,
  MEDICAL_SUMS,
  multiTripEnd,
  TRAVEL_ADD_ONS,
} from "@sughurta/domain/travel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demoTariffs } from "#src/testing/demo-content.ts";
import { aTrip, TODAY } from "./testing/a-trip.ts";
import { anyTravelFigures } from "./testing/any-travel-figures.ts";
import { getSum, pricedDays, travelPremiums, travelPriceParts } from "./travel-price.ts";
import { getMedicalSums } from "./travel-tariff.ts";
import { type TripRequest, tripViolations } from "./trip-rules.ts";

const RATE = 11.8;
const COVID = 1;
const NOTHING = fc.constant(undefined);
const getParts = (trip: TripRequest, rate = RATE, figures = demoTariffs.travel) =>
  travelPriceParts(figures, trip, rate);
/** In diram. */
const price = (trip: TripRequest, figures = demoTariffs.travel) =>
  getSum(getParts(trip, RATE, figures));
const priceWith = (changes: Parameters<typeof aTrip>[0] = {}) => price(aTrip(changes));

const anyPerson = fc
  .record({ group: fc.constantFrom(...AGE_GROUPS), covid: fc.boolean() })
  .map(({ group, covid }) => ({
    laBirthday: birthDateForGroup(group, TODAY, "2026-03-10") ?? "",
    sequence: covid ? [COVID] : [],
  }));

const addOnChoices = Object.fromEntries(
  TRAVEL_ADD_ONS.map(({ field, sums }) => [
    field,
    fc.constantFrom(0, ...(sums.length > 0 ? sums : [1])),
  ]),
);

/** Any valid trip on {@link TODAY}. */
const anyTrip = fc
  .record({
    days: fc.integer({ min: 2, max: 364 }),
    multi: fc.constantFrom(0 as const, 1 as const),
    currency: fc.constantFrom("USD" as const, "EUR" as const),
    mainSumAssured: fc.constantFrom(...MEDICAL_SUMS),
    sportOption: fc.constantFrom(0 as const, 1 as const),
    countries: fc.uniqueArray(
      fc.constantFrom(...COUNTRIES.filter(({ code2 }) => code2 !== HOME_COUNTRY_CODE)),
      { minLength: 1, maxLength: 4 },
    ),
    las: fc.array(anyPerson, { minLength: 1, maxLength: 4 }),
    partner: fc.constantFrom(undefined, "SAFAR", "nobody"),
    addOns: fc.record(addOnChoices),
  })
  .map(({ days, multi, countries, addOns, las, ...rest }) => {
    const beginDate = "2026-03-10";
    const adult = las.some(
      ({ laBirthday }) => laBirthday < "2022-03-10" && laBirthday > "1956-03-11",
    );
    return aTrip({
      ...rest,
      ...addOns,
      las,
      multi,
      pregnantOption: adult ? (addOns.pregnantOption ?? 0) : 0,
      covid19Option: las.some(({ sequence }) => sequence.length > 0) ? 1 : 0,
      country: countries.map(({ value }) => value).join(","),
      beginDate,
      endDate: multi === 1 ? multiTripEnd(beginDate) : addDaysTo(beginDate, days),
      dayCount: multi === 1 ? 90 : days,
    });
  });

function addDaysTo(beginDate: string, days: number): string {
  const end = new Date(`${beginDate}T00:00:00Z`);
  end.setUTCDate(end.getUTCDate() + days - 1);
  return end.toISOString().slice(0, 10);
}

/** Asserts that a changed trip never costs less, by any valid tariff. */
function neverCheaper<Further>(
  change: (trip: TripRequest, further: Further) => TripRequest | undefined,
  further: fc.Arbitrary<Further>,
) {
  fc.assert(
    fc.property(anyTravelFigures, anyTrip, further, (figures, trip, value) => {
      const changed = change(trip, value);
      fc.pre(changed !== undefined);
      expect(price(changed, figures)).toBeGreaterThanOrEqual(price(trip, figures));
    }),
  );
}

describe("any valid trip", () => {
  it("breaks no rule and has a price above zero", () => {
    fc.assert(
      fc.property(anyTrip, (trip) => {
        expect(tripViolations(trip, TODAY)).toEqual({});
        expect(price(trip)).toBeGreaterThan(0);
      }),
    );
  });

  it("has the same price every time and for any order of its countries", () => {
    fc.assert(
      fc.property(anyTrip, (trip) => {
        const turned = { ...trip, country: trip.country.split(",").toReversed().join(",") };
        expect(getParts(turned)).toEqual(getParts(structuredClone(trip)));
      }),
    );
  });

  it("is the sum of its parts and of its premium fields to the diram", () => {
    fc.assert(
      fc.property(anyTrip, fc.double({ min: 0.01, max: 100, noNaN: true }), (trip, rate) => {
        const parts = getParts(trip, rate);
        for (const { diram } of parts) expect(Number.isInteger(diram)).toBe(true);
        const premiums = Object.values(travelPremiums(parts));
        const inDiram = premiums.reduce((sum, tjs) => sum + Math.round(tjs * 100), 0);
        const taken = getSum(parts.filter(({ part }) => part === "partner"));
        expect(inDiram + taken).toBe(getSum(parts));
        expect(new Set(parts.map(({ part }) => part)).size).toBe(parts.length);
      }),
    );
  });
});

describe("never cheaper by any valid tariff", () => {
  it("is a longer trip", () => {
    neverCheaper(
      (trip, days) =>
        trip.multi === 0 && days > trip.dayCount
          ? { ...trip, dayCount: days, endDate: addDaysTo(trip.beginDate, days) }
          : undefined,
      fc.integer({ min: 2, max: 364 }),
    );
    fc.assert(
      fc.property(anyTravelFigures, fc.integer({ min: 1, max: 363 }), (figures, days) => {
        expect(pricedDays(days + 1, figures)).toBeGreaterThan(pricedDays(days, figures));
      }),
    );
  });

  it("is a multi-trip policy than the longest of its trips", () => {
    fc.assert(
      fc.property(
        anyTravelFigures,
        anyTrip,
        fc.integer({ min: 2, max: 90 }),
        (figures, trip, days) => {
          const many = { ...trip, multi: 1 as const, endDate: multiTripEnd(trip.beginDate) };
          const one = { ...trip, multi: 0 as const, endDate: addDaysTo(trip.beginDate, days) };
          expect(price(many, figures)).toBeGreaterThanOrEqual(price(one, figures));
        },
      ),
    );
  });

  it("is a higher medical sum", () => {
    fc.assert(
      fc.property(anyTravelFigures, anyTrip, (figures, trip) => {
        const prices = getMedicalSums(figures).map((mainSumAssured) =>
          price({ ...trip, mainSumAssured }, figures),
        );
        expect(prices).toEqual(prices.toSorted((one, other) => one - other));
      }),
    );
  });

  it("is a higher sum of an add-on, or one more add-on", () => {
    neverCheaper(
      (trip, { field, sums }) => {
        const choices = [0, ...(sums.length > 0 ? sums : [1])];
        const next = choices[choices.indexOf(trip[field] ?? 0) + 1];
        return next === undefined ? undefined : { ...trip, [field]: next };
      },
      fc.constantFrom(...TRAVEL_ADD_ONS),
    );
  });

  it("is an older traveller", () => {
    neverCheaper((trip, at) => {
      const person = trip.las[at];
      const group = AGE_GROUPS.findIndex(
        (one) => birthDateForGroup(one, TODAY, trip.beginDate) === person?.laBirthday,
      );
      const older = AGE_GROUPS[group + 1];
      if (older === undefined || person === undefined) return undefined;
      const laBirthday = birthDateForGroup(older, TODAY, trip.beginDate) ?? "";
      return { ...trip, las: trip.las.with(at, { ...person, laBirthday }) };
    }, fc.nat(3));
  });

  it("is sport, another country, one more traveller", () => {
    neverCheaper((trip) => ({ ...trip, sportOption: 1 }), NOTHING);
    neverCheaper(
      (trip, { value }) => ({ ...trip, country: `${trip.country},${value}` }),
      fc.constantFrom(...COUNTRIES),
    );
    neverCheaper((trip, person) => {
      const [first] = trip.las;
      return first && { ...trip, las: [...trip.las, { ...first, ...person }] };
    }, anyPerson);
  });

  it("is a group than a country that it includes", () => {
    fc.assert(
      fc.property(anyTravelFigures, fc.constantFrom(...COUNTRIES), (figures, country) => {
        for (const group of COUNTRY_GROUPS.filter((one) => isCovered(country, [one]))) {
          expect(price(aTrip({ country: group.code2 }), figures)).toBeGreaterThanOrEqual(
            price(aTrip({ country: country.value }), figures),
          );
        }
      }),
    );
  });

  it("is a price without a partner", () => {
    neverCheaper((trip) => ({ ...trip, partner: undefined }), NOTHING);
  });
});

describe("the travel price", () => {
  it("is days × zone × rate for one adult at the lowest sum", () => {
    expect(priceWith()).toBe(Math.round(1.05 * 11 * RATE * 100));
  });

  it("counts a sum that is no longer on sale as the highest one below it", () => {
    const medicalFactors = { 30000: 1, 50000: 1.3 };
    const without = { ...demoTariffs.travel, medicalFactors };
    expect(price(aTrip({ mainSumAssured: 75_000 }), without)).toBe(
      price(aTrip({ mainSumAssured: 50_000 }), without),
    );
  });

  it("uses the most expensive of the countries, and for the whole world the most expensive of all", () => {
    expect(priceWith({ country: "Uzbekistan,United States" })).toBe(
      priceWith({ country: "United States" }),
    );
    expect(priceWith({ country: "Uzbekistan" })).toBeLessThan(priceWith({ country: "Germany" }));
    expect(priceWith({ country: "WET" })).toBe(priceWith({ country: "United States" }));
  });

  it("is in TJS at the rate of the day", () => {
    expect(getSum(getParts(aTrip(), 23.6))).toBe(2 * priceWith());
  });

  it("gives the visitors of a partner their discount on every premium", () => {
    const [medical, partner] = getParts(aTrip({ partner: "safar" }));
    expect(medical).toEqual({ part: "mainSumAssured", diram: 13_629 });
    expect(partner).toEqual({ part: "partner", diram: -681 });
    expect(getParts(aTrip({ partner: "unknown" }))).toEqual(getParts(aTrip()));
  });

  it("includes Covid cover for those who chose it, for all if no traveller is named", () => {
    const las = [
      { laBirthday: "1990-05-14", sequence: [COVID] },
      { laBirthday: "1991-05-14", sequence: [] },
    ];
    const covid = (changes: Parameters<typeof aTrip>[0]) =>
      travelPremiums(getParts(aTrip({ covid19Option: 1, ...changes }))).covid19SumPrem;
    const one = covid({ las });
    expect(covid({ las: las.map(({ laBirthday }) => ({ laBirthday })) })).toBeCloseTo(2 * one, 1);
    expect(travelPremiums(getParts(aTrip())).covid19SumPrem).toBe(0);
  });

  it("has every premium of the specification", () => {
    const all = Object.fromEntries(TRAVEL_ADD_ONS.map(({ field, sums }) => [field, sums[0] ?? 1]));
    const premiums = travelPremiums(getParts(aTrip({ ...all, sportOption: 1 })));
    expect(Object.keys(premiums)).toHaveLength(9);
    for (const premium of Object.values(premiums)) expect(premium).toBeGreaterThan(0);
  });
});
