import type { CoverCode } from "./cover-texts.ru.ts";

export const coverEn = {
  innTooShort: "Too few digits. Enter the nine digits of the tax number",
  innTooLong: "Too many digits. Enter the nine digits of the tax number",
  programUnknown: "There is no such programme here",
  vehicleTypeOfModel:
    "This model is a different type of vehicle. Choose the type on the registration certificate",
  vehicleTypeOfMake:
    "This make has no vehicles of this type. Choose the type on the registration certificate",
  liabilityBegin:
    "Compulsory cover begins tomorrow, or the day after the policy of this vehicle that it renews",
  motorEnd: "The policy is valid for one year, first and last day included",
  residentDocument: "A resident of Tajikistan needs a Tajik passport",
  ageAgreement: "Confirm the drivers’ age and experience",
  noTaxiAgreement: "Confirm that the car is not a taxi and is not for hire",
  smsCodeWrong: "The code is incorrect or has expired. Ask for a new one",
  passwordWrong: "The current password is incorrect",
  vacancyClosed: "This vacancy is closed. See the others",
  insuredPeople: "Enter one to ten people",
  declaration: "Confirm the declaration about your health: we do not sell this policy without it",
  insuredAge: "This policy does not insure people of this age. Check the date of birth",
  insuredAddress: "The address has 5 to 150 characters",
  insuredTripBegin: "The trip begins tomorrow at the earliest",
  insuredTripEnd: "The trip ends after it begins and before the policy does",
  notAfterToday: "The date cannot be later than today",
} as const satisfies Record<CoverCode, string>;
