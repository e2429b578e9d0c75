import fc from "fast-check";
import { type CascoFigures, cascoTariff } from "#src/products/motor/price/casco-tariff.ts";
import { demoTariffs } from "#src/testing/demo-content.ts";

/** With two decimals: fractions of a diram are not used. */
const figure = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100);
const ascending = (count: number, min: number, max: number) =>
  fc
    .array(figure(min, max), { minLength: count, maxLength: count })
    .map((figures) => figures.toSorted((a, b) => a - b));
const each = <Name extends string>(figures: Readonly<Record<Name, number>>, max: number) =>
  fc.record(Object.fromEntries(Object.keys(figures).map((name) => [name, figure(0.01, max)])));

const { casco } = demoTariffs;
const programs = ([ECI_P1, ECI_P2, ECI_P3, ECI_FULL]: readonly number[]) => ({
  ECI_P1,
  ECI_P2,
  ECI_P3,
  ECI_FULL,
});

/** Arbitrary figures that are valid for the schema, however unusual. */
export const anyCascoFigures: fc.Arbitrary<CascoFigures> = fc
  .record({
    programPercents: ascending(4, 0.01, 20).map(programs),
    minimumPremiums: ascending(4, 1, 1_000).map(programs),
    limits: fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 5 }),
    ages: ascending(6, 0.1, 5),
    drivers: ascending(4, 1, 3),
    compensationFactors: each(casco.compensationFactors, 2),
    oldNewPercent: figure(0, 50),
    optionPrices: each(casco.optionPrices, 1_000),
    optionPercents: each(casco.optionPercents, 10),
  })
  .map(({ limits, ages, drivers, ...others }) =>
    cascoTariff.schema.parse({
      ...others,
      carAges: limits.toSorted((a, b) => a - b).map((toAge, row) => ({ toAge, factor: ages[row] })),
      olderCarFactor: ages.at(-1),
      newDriverFactors: { one: drivers[0], two: drivers[1], three: drivers[2] },
      anyDriverFactor: drivers[3],
    }),
  );
