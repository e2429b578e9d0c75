import type { TravelPricePart } from "@sughurta/contracts/travel";
import type { TravelTranslations } from "#src/texts/travel-texts.ts";

/** Name of a part of the price. */
export function partName(part: TravelPricePart, t: TravelTranslations["t"]): string {
  switch (part) {
    case "mainSumAssured":
    case "sportOption":
    case "partner":
    case "coupon":
      return t(`price.parts.${part}`);
    default:
      return t(`addOns.${part}`);
  }
}
