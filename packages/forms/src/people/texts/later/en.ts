import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  errors: {
    adultsOnly: "The buyer must be at least 18 years old",
    holderAge: "The policyholder must be at least 18 and not past the 80th birthday",
    dateInFuture: "This date must be in the past",
    country: "Choose a country from the list",
    latinName: "Use Latin letters, as in the passport",
    fullName: "Enter the surname and the first name with a space between them",
    issueDate: "Check the date of issue: after birth, not after today, at most 70 years ago",
    issuedBeforeBirth: "A document cannot be issued before birth",
    passportSeries: "The series of a Tajik passport is one Latin letter",
    passportNumber: "The number of a Tajik passport has 8 to 15 digits",
    travelDocumentSeries: "The series has only capital Latin letters and digits, up to 15",
    travelDocumentNumber: "The number of the document has only digits, up to 15",
    foreignDocument: "Series and number have 1 to 15 Latin letters and digits",
    inn: "Enter the nine digits of the tax number",
    documentSeriesLength: "The series has 1 to 4 letters and digits",
    documentLength: "The document number has 6 to 15 letters and digits",
    documentExpired: "The document has expired or its date is wrong",
    driverAge: "A driver must be 21 to 100 years old",
    driverExperience: "The licence must be at least a year old and issued at 16 or later",
  },
};
