import { TRAVEL_ADDRESS_MAX_LENGTH } from "@sughurta/domain/travel";
import type { PersonFieldNames } from "@sughurta/order/fill-from-profile";
import type { InsuredPerson, TravelOrderValues } from "./order-values.ts";

/** Fields of the holder by the specification's names (S1 §3). */
export const HOLDER_FIELDS = {
  name: {
    fullName: "holderFullName",
    lastName: "holderLastname",
    firstName: "holderFirstname",
    patronymic: "holderPatronymic",
  },
  contacts: { phone: "holderPhone", email: "holderEmail" },
  document: {
    docType: "holderDocType",
    series: "holderDocSeries",
    docNumber: "holderDocNumber",
    issueDate: "holderIssueDate",
    issueInstitution: "holderIssueInstitution",
  },
  registered: { address: "holderAddressReg", postalCode: "holderPostalCodeReg" },
  actual: { address: "holderAddressFact", postalCode: "holderPostalCodeFact" },
} as const satisfies Readonly<Record<string, Readonly<Record<string, keyof TravelOrderValues>>>>;

/** Fields of an insured person by the specification's names (S1 §3). */
export const INSURED_FIELDS = {
  name: {
    fullName: "laFullname",
    lastName: "laLastname",
    firstName: "laFirstname",
    patronymic: "laPatronic",
  },
  contacts: { phone: "laPhone", email: "laEmail" },
  document: {
    docType: "docType",
    series: "series",
    docNumber: "docNumber",
    issueDate: "issueDate",
    issueInstitution: "issueInstitution",
    validTo: "dateTo",
  },
  registered: { address: "laAddressReg", postalCode: "laPostalCodeReg" },
} as const satisfies Readonly<Record<string, Readonly<Record<string, keyof InsuredPerson>>>>;

/** Contacts and addresses are optional; only a holder's phone is required (S1 §5). */
export const HOLDER_CONTACTS = { phone: "required", email: "optional" } as const;
export const INSURED_CONTACTS = { phone: "optional", email: "optional" } as const;
export const ADDRESS = { address: "optional", maxLength: TRAVEL_ADDRESS_MAX_LENGTH } as const;

/** Fields of the holder filled in from a saved contact. */
export const HOLDER_PROFILE_FIELDS = {
  ...HOLDER_FIELDS,
  address: HOLDER_FIELDS.registered,
  birthDate: "holderBirthday",
  gender: "holderGender",
} as const satisfies PersonFieldNames;

/** Fields of an insured person filled in from a saved contact. */
export const INSURED_PROFILE_FIELDS = {
  ...INSURED_FIELDS,
  address: INSURED_FIELDS.registered,
  birthDate: "laBirthday",
  gender: "gender",
  citizenship: "laCitizenship",
} as const satisfies PersonFieldNames;
