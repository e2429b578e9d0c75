import type { TravelAddOn } from "@sughurta/domain/travel";

/** Add-ons shown first, not collapsed: an editorial choice, no statistics. */
export const FIRST_ADD_ONS: readonly TravelAddOn[] = [
  "thingsSumAssured",
  "flightDelaySign",
  "accSumAssured",
];

/** The other add-ons, grouped by subject. */
export const MORE_ADD_ONS: readonly {
  readonly key: "luggage" | "health" | "home";
  readonly fields: readonly TravelAddOn[];
}[] = [
  {
    key: "luggage",
    fields: ["baggageLossSign", "baggageDelaySign"],
  },
  {
    key: "health",
    fields: [
      "covid19Option",
      "pregnantOption",
      "poisoningOption",
      "sunOption",
      "alcoholicOption",
      "seaCreatureOption",
    ],
  },
  { key: "home", fields: ["flatSumAssured", "neighborSumAssured"] },
];
