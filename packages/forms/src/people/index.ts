export { AddressInputs, type AddressInputsProps } from "./address/address-inputs.tsx";
export { type AddressFields, type AddressRules, addressShape } from "./address/address-rules.ts";
export { BirthDateInput, type BirthDateInputProps } from "./birth/birth-date-input.tsx";
export { holderBirthDates } from "./birth/birth-dates.ts";
export { driverBirthDate, holderBirthDate } from "./birth/birth-rules.ts";
export { CitizenshipInput, type CitizenshipInputProps } from "./birth/citizenship-input.tsx";
export { citizenship } from "./birth/citizenship-rules.ts";
export { GenderInput } from "./birth/gender-input.tsx";
export { OwnCitizenshipInput } from "./birth/own-citizenship-input.tsx";
export { ContactInputs, type ContactInputsProps } from "./contacts/contact-inputs.tsx";
export { type ContactFields, type ContactRules, contactShape } from "./contacts/contact-rules.ts";
export { documentText, genderText } from "./describe-person.ts";
export type { DocumentFields } from "./document/document-fields.ts";
export { DocumentInputs, type DocumentInputsProps } from "./document/document-inputs.tsx";
export {
  type DocumentErrorRules,
  type DocumentShapeRules,
  documentErrors,
  documentShape,
} from "./document/document-rules.ts";
export { copiedFields, fieldsIn } from "./field-names.ts";
export { LicenceInputs, type LicenceInputsProps } from "./licence/licence-inputs.tsx";
export { type LicenceFields, licenceErrors, licenceShape } from "./licence/licence-rules.ts";
export { FullNameInput, type FullNameInputProps } from "./name/full-name-input.tsx";
export { fullNameErrors, fullNameShape } from "./name/full-name-rules.ts";
export type { Alphabet, FullNameFields, NameFields } from "./name/name-fields.ts";
export { NameInputs, type NameInputsProps } from "./name/name-inputs.tsx";
export { claimFullName, nameShape } from "./name/name-rules.ts";
export { withSplitName } from "./name/split-name.ts";
export { TaxNumberInput } from "./tax-number/tax-number-input.tsx";
export { optionalTaxNumber, taxNumber } from "./tax-number/tax-number-rules.ts";
export { laterPeopleTexts } from "./texts/later-people-texts.ts";
export { type PeopleTexts, peopleTexts } from "./texts/people-texts.ts";
