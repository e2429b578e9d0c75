import type { TravelAddOn } from "@sughurta/domain/travel";
import type { IconName } from "@sughurta/ui-kit";

/** Add-ons under the headings by which people look for them. */
export const ADD_ON_GROUPS: readonly {
  readonly key: "luggage" | "health" | "home";
  readonly fields: readonly TravelAddOn[];
}[] = [
  {
    key: "luggage",
    fields: ["thingsSumAssured", "baggageLossSign", "baggageDelaySign", "flightDelaySign"],
  },
  {
    key: "health",
    fields: [
      "accSumAssured",
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

/** A picture for each add-on. */
export const ADD_ON_ICONS: Readonly<Record<TravelAddOn, IconName>> = {
  thingsSumAssured: "box",
  baggageLossSign: "search",
  baggageDelaySign: "clock",
  flightDelaySign: "plane",
  accSumAssured: "shield",
  covid19Option: "users",
  pregnantOption: "user",
  poisoningOption: "alert",
  sunOption: "star",
  alcoholicOption: "info",
  seaCreatureOption: "globe",
  flatSumAssured: "home",
  neighborSumAssured: "home",
};
