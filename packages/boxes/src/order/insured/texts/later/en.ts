import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  errors: {
    birthInFuture: "The date of birth must be in the past",
    insuredAge: "This policy does not insure people of this age. Check the date of birth",
    insuredAges: "This policy insures people aged {{from}} to {{to}}. Check the date of birth",
    insuredPeople: "Enter one to ten people",
    insuredAddress: "Enter the whole address: town, street and house number",
    carIssueYear: "Choose the year of manufacture",
    carTooOld: "We insure cars up to 20 years old. Check the year or call us",
    taxi: "This is the plate of a taxi. We do not insure taxis under this programme: call us",
    stateNumber: "Check the number plate, for example 1234AA01",
    insuredTripBegin: "Choose a first day of the trip from tomorrow on",
    insuredTripEnd:
      "Choose a last day that is not before the first one and not after the last day of the policy",
  },
};
