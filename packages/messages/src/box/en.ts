import { MAX_CAR_AGE_YEARS } from "@sughurta/domain/motor";
import type { messages as ru } from "./ru.ts";

export const carIssueYear = "Choose the year of manufacture";
export const carTooOld = `We insure cars up to ${MAX_CAR_AGE_YEARS.SCI} years old. Check the year or call us`;
export const taxi =
  "This is the plate of a taxi. We do not insure taxis under this programme: call us";

export const messages: Record<keyof typeof ru, string> = {
  declaration: "Tick the declaration if it is true. Otherwise call us: we will find another policy",
  insuredAge: "This policy does not insure people of this age. Check the date of birth",
  insuredAges: "This policy insures people aged {{from}} to {{to}}. Check the date of birth",
  insuredPeople: "Enter one to ten people",
  insuredAddress: "Enter the whole address: town, street and house number",
  insuredTripBegin: "Choose a first day of the trip from tomorrow on",
  insuredTripEnd:
    "Choose a last day that is not before the first one and not after the last day of the policy",
};
