import { VEHICLE_TYPES } from "@sughurta/domain/motor";
import * as z from "zod/mini";
import { addBroken, factor, price } from "#src/products/tariff/figures.ts";
import { defineTariff } from "#src/products/tariff/tariffs.ts";

/** The figures of compulsory liability (S2 §3, §7), in TJS for one year: a price by kind of vehicle. */
const liabilityFigures = z
  .strictObject({
    prices: z.strictObject({
      car: price("tjs"),
      bus: price("tjs"),
      truck: price("tjs"),
      tractor: price("tjs"),
      motorcycle: price("tjs"),
    }),
    /** For a holder who is not a resident of Tajikistan. */
    nonResidentFactor: factor(),
    /** Lower limit of the price with a promo code. */
    minimumPremium: price("tjs"),
  })
  .check((checked) => {
    const { prices, minimumPremium, nonResidentFactor } = checked.value;
    for (const type of VEHICLE_TYPES) {
      const than = ["minimumPremium"];
      if (prices[type] < minimumPremium) {
        addBroken(checked, ["prices", type], { rule: "notBelow", than });
      }
    }
    if (nonResidentFactor < 1) addBroken(checked, ["nonResidentFactor"], { rule: "belowOne" });
  });

/** The figures of a tariff of compulsory liability. */
export type LiabilityFigures = z.infer<typeof liabilityFigures>;

/** The tariff of compulsory liability. */
export const liabilityTariff = defineTariff("liability", liabilityFigures);
