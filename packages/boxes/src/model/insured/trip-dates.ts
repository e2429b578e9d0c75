import { boxCover, insuredTripDates } from "@sughurta/domain/box";
import type { InsuredRules } from "./insured-part.ts";

/** The last day that the box covers, ISO. */
export function lastDay({ today, activeMonths }: InsuredRules): string {
  return boxCover(today, activeMonths).endDate;
}

/** The days on which a trip may begin and end. */
export function tripDates(rules: InsuredRules) {
  return insuredTripDates(rules.today, lastDay(rules));
}
