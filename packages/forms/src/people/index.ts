export { AddressInputs, PostalCodeInput } from "./address/address-inputs.tsx";
export { holderBirthDates } from "./birth/birth-dates.ts";
export { BirthDateInput, GenderInput } from "./birth/birth-inputs.tsx";
export { CitizenshipInput } from "./birth/citizenship-input.tsx";
export { OwnCitizenshipInput } from "./birth/own-citizenship-input.tsx";
export { ContactInputs } from "./contacts/contact-inputs.tsx";
export { documentText, genderText } from "./describe-person.ts";
export type { DocumentFields } from "./document/document-fields.ts";
export { DocumentInputs, ValidToInput } from "./document/document-inputs.tsx";
export { documentErrors, documentShape } from "./document/document-rules.ts";
export { copiedFields, fieldsIn } from "./field-names.ts";
export { HolderCopy, type HolderCopyProps } from "./holder-copy.tsx";
export { LicenceInputs } from "./licence/licence-inputs.tsx";
export { FullNameInput } from "./name/full-name-input.tsx";
export { type FullNameFields, withSplitName } from "./name/name-fields.ts";
export { NameInputs } from "./name/name-inputs.tsx";
export { claimFullName, fullNameErrors, fullNameShape, nameShape } from "./name/name-rules.ts";
export { passportTexts } from "./passport/passport-texts.ts";
export type { PassportFormFields } from "./passport/passport-to-fields.ts";
export { ReadPassport, type ReadPassportProps } from "./passport/read-passport.tsx";
export {
  type AddressFields,
  addressShape,
  type ContactFields,
  citizenship,
  contactShape,
  holderBirthDate,
  licenceShape,
  optionalPostalCode,
  optionalTaxNumber,
  taxNumber,
} from "./person-rules.ts";
export { TaxNumberInput } from "./tax-number/tax-number-input.tsx";
export { type PeopleTexts, peopleTexts } from "./texts/people-texts.ts";
