import * as z from "zod/mini";
import {
  addBroken,
  addition,
  assertAscending,
  assertMonotonic,
  factor,
  getPlaces,
  limit,
  price,
} from "#src/products/tariff/figures.ts";
import { defineTariff } from "#src/products/tariff/tariffs.ts";

/** Programmes of individual casco, each of which is a part of full casco. */
const SINGLE_PROGRAMS = ["ECI_P1", "ECI_P2", "ECI_P3"] as const;

/**
 * The figures of casco (S2 §7), in TJS for one year.
 * - Individual and full casco (ECI): a percent of the insured sum by programme, multiplied by the car's age, by its
 *   drivers and by the kind of compensation; never less than its minimum, also with a promo code.
 * - Standard, Comfort, Premium (SCI): the fixed price of the product (`product_price`).
 * - Options are added to either.
 */
const cascoFigures = z
  .strictObject({
    programPercents: z.strictObject({
      ECI_P1: price("percent"),
      ECI_P2: price("percent"),
      ECI_P3: price("percent"),
      ECI_FULL: price("percent"),
    }),
    minimumPremiums: z.strictObject({
      ECI_P1: price("tjs"),
      ECI_P2: price("tjs"),
      ECI_P3: price("tjs"),
      ECI_FULL: price("tjs"),
    }),
    /** By the age of the car, up to and including `toAge`. */
    carAges: z.array(z.strictObject({ toAge: limit("years"), factor: factor() })),
    /** For cars older than the last of these. */
    olderCarFactor: factor(),
    /** By the number of drivers who are young or inexperienced. */
    newDriverFactors: z.strictObject({ one: factor(), two: factor(), three: factor() }),
    /** For cover of any driver. */
    anyDriverFactor: factor(),
    /** By kind of compensation (S2 §2). */
    compensationFactors: z.strictObject({
      expenses: factor(),
      independentExamination: factor(),
      insurerAssessment: factor(),
      insurerServiceStation: factor(),
    }),
    /** New parts instead of old ones, of the programme's price. */
    oldNewPercent: addition("percent"),
    optionPrices: z.strictObject({
      accidentAnyOption: addition("tjs"),
      accident3tpOption: addition("tjs"),
      greenCardUzbOption: addition("tjs"),
      greenCardKazOption: addition("tjs"),
      greenCardKgzOption: addition("tjs"),
    }),
    /** Of the sum of the option. */
    optionPercents: z.strictObject({
      damageCarWashSumAssured: addition("percent"),
      noTraficPoliceSumAssured: addition("percent"),
      crSumAssured: addition("percent"),
      incidentSumAssured: addition("percent"),
    }),
  })
  .check((checked) => {
    const { carAges, olderCarFactor, newDriverFactors, anyDriverFactor, ...figures } =
      checked.value;
    for (const group of ["programPercents", "minimumPremiums"] as const) {
      for (const program of SINGLE_PROGRAMS) {
        const [one, full] = getPlaces(group, figures[group], [program, "ECI_FULL"]);
        if (one && full) assertMonotonic(checked, [one, full]);
      }
    }
    assertAscending(
      checked,
      carAges.map(({ toAge: value }, row) => ({ path: ["carAges", row, "toAge"], value })),
    );
    assertMonotonic(checked, [
      ...carAges.map(({ factor: value }, row) => ({ path: ["carAges", row, "factor"], value })),
      { path: ["olderCarFactor"], value: olderCarFactor },
    ]);
    if (newDriverFactors.one < 1) {
      addBroken(checked, ["newDriverFactors", "one"], { rule: "belowOne" });
    }
    assertMonotonic(checked, [
      ...getPlaces("newDriverFactors", newDriverFactors, ["one", "two", "three"]),
      { path: ["anyDriverFactor"], value: anyDriverFactor },
    ]);
  });

/** The figures of a casco tariff. */
export type CascoFigures = z.infer<typeof cascoFigures>;

/** The tariff of casco. */
export const cascoTariff = defineTariff("casco", cascoFigures);
