import { BODY_NUMBER_LENGTH, CITY_LENGTH, VIN_LENGTH } from "@sughurta/domain/motor";
import { MOTOR_HOLDER_AGE } from "@sughurta/domain/person";
import type { messages as ru } from "./ru.ts";

export const holderAge = `Check the date of birth: ${MOTOR_HOLDER_AGE.from} to ${MOTOR_HOLDER_AGE.to} years`;

export const validateVin = `A VIN has ${VIN_LENGTH} characters: Latin letters and digits, without I, O and Q`;
export const stateNumber = "Check the number plate, for example 1234AA01";

export const messages: Record<keyof typeof ru, string> = {
  carIssueYear: "Check the year of manufacture",
  carTooOld: "The car is too old for this programme. Choose another one",
  cascoCarsOnly: "Casco insures cars and minibuses. For this vehicle there is compulsory cover",
  insuredSum: "Choose a sum insured from the list for this car",
  validateVin,
  vinLength: `Characters entered: {{length}}. A VIN has ${VIN_LENGTH}`,
  vinOrBody: "Enter the VIN or the body number",
  bodyNumber: `A body number has ${BODY_NUMBER_LENGTH.from} to ${BODY_NUMBER_LENGTH.to} Latin letters and digits`,
  taxi: "This is the plate of a taxi. We do not insure taxis under this programme",
  stateNumber,
  registrationCertificate:
    "Number of the vehicle registration certificate: two letters and seven digits",
  motorBegin: "Start date: tomorrow to one year ahead",
  city: `Town: ${CITY_LENGTH.from} to ${CITY_LENGTH.to} characters`,
  carName: "The name must contain a letter or a digit",
  driversNeeded: "Add at least one driver",
  maxDrivers: "A policy can name up to three drivers",
  notInList: "Choose from the list",
};
