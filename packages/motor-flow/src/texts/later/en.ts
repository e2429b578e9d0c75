import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts = {
  errors: {
    carIssueYear: "Check the year of manufacture",
    carTooOld: "The car is too old for this programme. Choose another one",
    insuredSum: "Choose a sum insured from the list",
    vin: "A VIN has 17 characters: Latin letters and digits, without I, O and Q",
    vinOrBody: "Give the VIN or the body number",
    bodyNumber: "A body number has 9 to 12 Latin letters and digits",
    taxi: "This is the plate of a taxi. We do not insure taxis under this programme",
    stateNumber: "Check the number plate, for example 1234AA01",
    registrationCertificate: "The certificate number is two letters and seven digits",
    motorBegin: "The policy begins tomorrow at the earliest and in a year at the latest",
    city: "Town: 2 to 40 characters",
    documentExpired: "The document has expired, or its date is wrong",
    documentSeriesLength: "A series has 1 to 4 letters and digits",
    documentLength: "A document number has 6 to 15 letters and digits",
    issueDate: "Check the date of issue: at least a year after birth and not after today",
    driverAge: "A driver must be 21 to 100 years old",
    driverExperience: "The licence must be at least a year old and not issued before the age of 16",
    driversNeeded: "Add at least one driver",
    maxDrivers: "A policy names up to three drivers",
    adultsOnly: "A person who buys insurance must be 18 or more",
    holderAge: "Check the date of birth: 18 to 100 years",
    inn: "Enter the nine digits of the tax number",
    notInList: "Choose from the list",
  },
} satisfies TextsLike<typeof ru>;
