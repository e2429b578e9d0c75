import { ageGroupId, MAX_INSURED_AGE, MEDICAL_SUM_BOUNDS } from "@sughurta/domain/travel";
import fc from "fast-check";
import { type TravelFigures, travelTariff } from "#src/products/travel/travel-tariff.ts";
import { demoTariffs } from "#src/testing/demo-content.ts";

const MAX_COUNTRIES = 12;
const LEAST_SUM = MEDICAL_SUM_BOUNDS.min;

const figure = fc.double({ min: 0.01, max: 90, noNaN: true });
const ascending = (count: number) =>
  fc
    .array(figure, { minLength: count, maxLength: count })
    .map((figures) => figures.toSorted((a, b) => a - b));
const { travel } = demoTariffs;
const [nearCountries, dearCountries] = [travel.nearCountries, travel.dearCountries].map((codes) =>
  fc.subarray([...codes], { maxLength: Math.min(codes.length, MAX_COUNTRIES) }),
);
const each = <Name extends string>(figures: Readonly<Record<Name, number>>) =>
  fc.record(Object.fromEntries(Object.keys(figures).map((name) => [name, figure])));

/** Arbitrary figures that are valid for the schema, however unusual. */
export const anyTravelFigures: fc.Arbitrary<TravelFigures> = fc
  .record({
    zones: ascending(4),
    lastAges: fc.uniqueArray(fc.integer({ min: 0, max: MAX_INSURED_AGE - 1 }), { maxLength: 6 }),
    ageFactors: ascending(7),
    sums: fc.uniqueArray(fc.integer({ min: 7, max: 200 }), { minLength: 1, maxLength: 5 }),
    sumFactors: ascending(6),
    nearCountries: nearCountries ?? fc.constant([]),
    dearCountries: dearCountries ?? fc.constant([]),
    limits: fc.uniqueArray(fc.integer({ min: 1, max: 366 }), { maxLength: 6 }),
    percents: fc.array(figure, { minLength: 7, maxLength: 7 }),
    sportPercent: figure,
    addOnPercents: each(travel.addOnPercents),
    addOnDailyPrices: each(travel.addOnDailyPrices),
    partner: figure,
  })
  .map(({ zones, lastAges, ageFactors, sums, sumFactors, limits, percents, partner, ...others }) =>
    travelTariff.schema.parse({
      ...others,
      dailyPrices: { cis: zones[0], near: zones[1], europe: zones[2], world: zones[3] },
      dayPercents: limits
        .toSorted((a, b) => a - b)
        .map((toDay, row) => ({ toDay, percent: percents[row] })),
      laterDaysPercent: percents.at(-1),
      ageFactors: Object.fromEntries(
        [...lastAges, MAX_INSURED_AGE]
          .toSorted((a, b) => a - b)
          .map((toAge, row, all) => [
            ageGroupId({ fromAge: (all[row - 1] ?? -1) + 1, toAge }),
            ageFactors[row],
          ]),
      ),
      medicalFactors: Object.fromEntries(
        [LEAST_SUM, ...sums.map((sum) => sum * MEDICAL_SUM_BOUNDS.step)]
          .toSorted((a, b) => a - b)
          .map((sum, row) => [sum, sumFactors[row]]),
      ),
      partnerPercents: [{ partner: "SAFAR", percent: partner }],
    }),
  );
