import { PASSWORD_MIN_LENGTH, PHONE_COUNTRY_CODE } from "@sughurta/domain";
import type { Translation } from "../figures/translation.ts";
import type { messages as ru } from "./ru.ts";

export const messages: Translation<typeof ru> = {
  offline: "There is no connection. Check your internet and try again.",
  outdated: "The site may have been updated. Reload the page and try again.",
  checkData: "Check the data",
  noField:
    "{{reason}}. This page has no field for it: refresh it and try again. If that does not help, call us",
  wrongInput: "Check this field",
  notAllowed: "This is not accepted. Choose another one",
  choice: "Choose one of the options",
  agreement: "Tick the agreement to continue",
  tooShort: "The text is too short. Tell a little more",
  tooShortBy: "Use at least {{min}} characters",
  tooLong: "The text is too long. Make it shorter",
  phone: `Enter the nine digits after +${PHONE_COUNTRY_CODE}`,
  phoneForeign: `This is not a Tajik number. Enter one that starts with +${PHONE_COUNTRY_CODE}`,
  phoneTooLong_one: `{{count}} digit too many. Enter nine digits after +${PHONE_COUNTRY_CODE}`,
  phoneTooLong_other: `{{count}} digits too many. Enter nine digits after +${PHONE_COUNTRY_CODE}`,
  phoneTooShort_one: `{{count}} digit is missing. Enter nine digits after +${PHONE_COUNTRY_CODE}`,
  phoneTooShort_other: `{{count}} digits are missing. Enter nine digits after +${PHONE_COUNTRY_CODE}`,
  innTooLong_one: "{{count}} digit too many: a tax number has nine",
  innTooLong_other: "{{count}} digits too many: a tax number has nine",
  innTooShort_one: "{{count}} digit is missing: a tax number has nine",
  innTooShort_other: "{{count}} digits are missing: a tax number has nine",
  policyNumber: "Enter the ten digits of the policy number. Check that none are mixed up",
  policyNotFound: "There is no policy with this number. Check the digits",
  policyCancelled: "This policy was cancelled. If something happened before that, call {{phone}}",
  policyNotBegun: "Cover under this policy begins on {{start}}. You can make a claim from that day",
  personName: "Use Cyrillic or Latin letters; a hyphen and an apostrophe are fine",
  latinLetter: "The letter “{{letter}}” in “{{word}}” is Latin. Write the whole word in Cyrillic",
  cyrillicLetter:
    "The letter “{{letter}}” in “{{word}}” is Cyrillic. Write the whole word in Latin letters",
  note: "Remove the character “{{sign}}”: it cannot be stored",
  personTwice: "This person is in the list already. Enter someone else or remove the duplicate",
  documentSeries: "The series has only digits and capital letters",
  documentNumber: "A document number has only letters and digits",
  date: "Enter the whole date: day, month and year",
  dateUnreadable:
    "You typed “{{typed}}”, which is not a date. Write day, month and year in digits, such as 31.12.1990",
  dateNoMonth: "There is no month {{month}}: a year has twelve",
  dateNoDay: "There is no {{typed}} in the calendar, check the day and the month",
  dateYear: "Write the year with four digits",
  dateTooEarly: "The date must be {{min}} or later",
  dateTooLate: "The date must be {{max}} or earlier",
  dateTypedTooEarly:
    "You entered {{typed}}, which is too early. The date can be from {{min}} to {{max}}",
  dateTypedTooLate:
    "You entered {{typed}}, which is too far. The date can be from {{min}} to {{max}}",
  maxFiles: "You can attach at most {{max}} files",
  fileTooLarge: "The file is larger than {{max}} MB, choose another one",
  fileType: "This kind of file is not accepted",
  fileEmpty: "The file is empty, choose another one",
  fileIncomplete:
    "The end of the file is missing. Download or save it again and attach it once more",
  filesEmpty: "Empty file: {{name}}. Choose another one",
  filesIncomplete:
    "The end of the file is missing: {{name}}. Download or save it again and attach it once more",
  filesTooLarge: "Larger than {{max}} MB: {{name}}. Choose a smaller file",
  filesOfOtherType: "We do not accept files of this kind: {{name}}. Choose another one: {{kinds}}",
  smsCode: "Enter the six digits from the SMS",
  smsCodeWrong: "The code is incorrect or has expired. Check the digits or get a new one",
  passwordTooShort: `The password needs at least ${PASSWORD_MIN_LENGTH} characters, spaces not counted`,
  passwordTooCommon:
    "This password is easy to guess. Choose one that nobody tries first: three unrelated words, for example",
  passwordMismatch: "The passwords differ, enter them again",
};
