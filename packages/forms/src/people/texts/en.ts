import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  name: {
    latin: "Surname, first name and patronymic in Latin letters",
    latinHint: "As in the passport, for example SAIDOVA MADINA",
    full: "Surname, first name and patronymic",
    hint: "As in the document",
    lastName: "Surname",
    firstName: "First name",
    patronymic: "Patronymic",
    latinOffer: "In Latin letters it is:",
    latinUse: "Use it",
    correct: "Correct",
  },
  birthDate: "Date of birth",
  gender: "Gender",
  female: "Female",
  male: "Male",
  citizenship: "Citizenship",
  homeCountry: "Tajikistan",
  taxNumber: "Tax number",
  taxNumberHint: "Nine digits",
  address: {
    registered: "Registered address",
    actual: "Address where you live",
    postalCode: "Postal code",
    postalCodeHint: "For example, 734000",
  },
  document: {
    type: "Document",
    series: "Series",
    number: "Number",
    issueDate: "Date of issue",
    issueInstitution: "Issued by",
    issueInstitutionHint: "As in the document, for example MIA",
    validTo: "Expiry date",
    dateHint: "For example, {{date}}",
    any: {
      series: "Document series",
      number: "Document number",
      hint: "Passport or residence permit",
    },
    motor: {
      series: "Up to 4 letters and digits, if there is one",
      number: "6 to 15 letters and digits",
    },
    passport: {
      name: "Internal passport of Tajikistan",
      hint: "For use at home; not valid for travel abroad",
      series: "One Latin letter",
      number: "8 to 15 digits",
    },
    travelPassport: {
      name: "International passport of Tajikistan",
      hint: "The one for travel abroad",
      series: "If there is one",
      number: "Digits, as in the passport",
    },
    foreignPassport: {
      name: "Passport of another country",
      hint: "For citizens of other states",
      series: "If there is one",
      number: "Latin letters and digits",
    },
  },
  licence: {
    series: "Licence series",
    number: "Licence number",
    issueDate: "Licence date of issue",
  },
};
