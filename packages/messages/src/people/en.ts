import {
  DOCUMENT_MAX_LENGTH,
  DRIVER_AGE,
  HOLDER_AGE,
  ISSUE_MAX_YEARS,
  LICENCE_FROM_AGE,
  MOTOR_NUMBER_MIN_LENGTH,
  MOTOR_SERIES_MAX_LENGTH,
  PASSPORT_NUMBER_MIN_LENGTH,
  VALID_MAX_YEARS,
} from "@sughurta/domain/person";
import type { messages as ru } from "./ru.ts";

export const country = "Choose a country from the list";
export const holderAge = `The policyholder must be at least ${HOLDER_AGE.from} and not past the ${HOLDER_AGE.to}th birthday`;
export const birthInFuture = "The date of birth must be in the past";
export const fullName = "Enter the surname and the first name with a space between them";
export const documentTwice = "This document is already entered for another person";
export const documentValidTo = "The expiry date must be after the date of issue";

export const messages: Record<keyof typeof ru, string> = {
  adultsOnly: `The buyer must be at least ${HOLDER_AGE.from} years old`,
  holderAge,
  dateInFuture: "This date must be in the past",
  birthInFuture,
  country,
  latinName: "Use Latin letters, as in the passport",
  fullName,
  issueDate: `Check the date of issue: not before birth, not after today and at most ${ISSUE_MAX_YEARS} years ago`,
  issuedBeforeBirth: "A document cannot be issued before birth",
  passportSeries: "The series of a Tajik passport is one Latin letter",
  passportNumber: `The number of a Tajik passport has ${PASSPORT_NUMBER_MIN_LENGTH} to ${DOCUMENT_MAX_LENGTH} digits`,
  travelDocumentSeries: `Enter up to ${DOCUMENT_MAX_LENGTH} capital Latin letters and digits in the series of an international passport`,
  travelDocumentNumber: `Enter digits only in the document number, up to ${DOCUMENT_MAX_LENGTH}`,
  foreignDocument: `The series and the number have 1 to ${DOCUMENT_MAX_LENGTH} Latin letters and digits`,
  documentSeriesLength: `The series has 1 to ${MOTOR_SERIES_MAX_LENGTH} letters and digits`,
  documentLength: `The document number has ${MOTOR_NUMBER_MIN_LENGTH} to ${DOCUMENT_MAX_LENGTH} letters and digits`,
  documentSpace: "There is a space in the document number. Remove it",
  documentTwice,
  documentValidTo,
  documentValidTooLong: `No document is valid for more than ${VALID_MAX_YEARS} years. Check the year`,
  documentExpired: "The document has expired. Use one that is still valid",
  inn: "Enter the nine digits of the tax number",
  postalCode: "A postal code has six digits, for example 734000",
  licenceTooEarly: `Licences are issued from the age of ${LICENCE_FROM_AGE}. Check the date of birth and the date of issue`,
  driverAge: `A driver must be ${DRIVER_AGE.from} to ${DRIVER_AGE.to} years old`,
  driverExperience: `The licence must be at least a year old and issued at ${LICENCE_FROM_AGE} or later`,
};
