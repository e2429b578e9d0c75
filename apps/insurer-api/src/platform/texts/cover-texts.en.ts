import type { CoverCode } from "./cover-texts.ru.ts";

export const coverEn = {
  innTooShort: "Too few digits. Enter the nine digits of the tax number",
  innTooLong: "Too many digits. Enter the nine digits of the tax number",
  carName: "The name must contain a letter or a digit",
  notInList: "Choose from the list",
  programUnknown: "There is no such programme here",
  carIssueYear: "Check the year of manufacture",
  vehicleTypeOfModel:
    "This model is a different type of vehicle. Choose the type on the registration certificate",
  vehicleTypeOfMake:
    "This make has no vehicles of this type. Choose the type on the registration certificate",
  cascoCarsOnly: "Casco insures cars and minibuses. For this vehicle there is compulsory cover",
  carTooOld: "The car is too old for this programme. Choose another one",
  insuredSum: "Choose a sum insured from the list for this car",
  validateVin: "A VIN has 17 characters: Latin letters and digits without I, O and Q",
  vinOrBody: "Enter the VIN or the body number",
  bodyNumber: "A body number has 9 to 12 Latin letters and digits",
  taxi: "We do not insure taxis under this programme",
  stateNumber: "Check the number plate, for example 1234AA01",
  registrationCertificate:
    "Number of the vehicle registration certificate: two letters and seven digits",
  liabilityBegin:
    "Compulsory cover begins tomorrow, or the day after the policy of this vehicle that it renews",
  motorBegin: "Start date: tomorrow to one year ahead",
  motorEnd: "The policy is valid for one year, first and last day included",
  residentDocument: "A resident of Tajikistan needs a Tajik passport",
  driversNeeded: "Add at least one driver",
  maxDrivers: "A policy can name up to three drivers",
  city: "Town: 2 to 40 characters",
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
