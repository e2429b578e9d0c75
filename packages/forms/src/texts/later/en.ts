import type { TextsLike } from "@sughurta/i18n";
import { texts as plain } from "../../plain-form/texts/en.ts";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  errors: {
    ...plain.errors,
    choice: "Choose one of the options",
    phone: "Enter the nine digits after +992",
    phoneForeign: "This number is not of Tajikistan. Give one that begins with +992",
    phoneTooLong_one: "{{count}} digit too many: nine digits follow +992",
    phoneTooLong_other: "{{count}} digits too many: nine digits follow +992",
    phoneTooShort_one: "{{count}} digit is missing: nine digits follow +992",
    phoneTooShort_other: "{{count}} digits are missing: nine digits follow +992",
    policyNumber: "Enter the ten digits of the policy number; there may be a typing mistake",
    policyUnknown: "There is no policy with this number, check the digits",
    personName: "Use letters, a hyphen and an apostrophe only",
    fullName: "Enter your surname and first name with a space between them",
    note: "Describe it in words: letters, digits and plain punctuation",
    date: "Enter the whole date: day, month and year",
    dateNoMonth: "There is no month {{month}}: a year has twelve",
    dateNoDay: "There is no {{typed}} in the calendar, check the day and the month",
    dateYear: "Write the year with four digits",
    dateTooEarly: "The date must be {{min}} or later",
    dateTooLate: "The date must be {{max}} or earlier",
    dateTypedTooEarly:
      "You entered {{typed}}, which is too early. The date can be from {{min}} to {{max}}",
    dateTypedTooLate:
      "You entered {{typed}}, which is too far. The date can be from {{min}} to {{max}}",
    agreement: "Tick the agreement to continue",
    tooShort: "This is too short, write a little more",
    tooShortBy: "Use at least {{min}} characters",
    tooLong: "This is too long, shorten the text",
    tooLongBy: plain.errors.tooLong,
    documentSeries: "The series has only digits and capital letters",
    documentNumber: "The number has only digits and letters",
    maxFiles: "You can attach at most {{max}} files",
    fileTooLarge: "The file is larger than {{max}} MB, choose another one",
    fileType: "Files of this kind are not accepted",
    smsCode: "Enter the six digits from the SMS",
    passwordTooShort: "The password needs at least 8 characters",
    passwordMismatch: "The passwords differ, enter them again",
    coupon: "This promo code is not valid",
    notAllowed: "This cannot be used here",
    checkData: "Check the data",
    fillRequired: "Fill in the required fields",
  },
};
