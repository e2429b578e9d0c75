import { type MotorProduct, residentDocTypes } from "@sughurta/domain/motor";
import { DOC_TYPES, type DocType } from "@sughurta/domain/person";
import type { PassportFormFields } from "@sughurta/forms/people";
import type { PersonFieldNames } from "@sughurta/order/fill-from-profile";
import type { MotorOrderValues } from "./order-values.ts";

/** Fields of the holder's name (S2 §3). */
export const HOLDER_NAME = {
  fullName: "holderFullName",
  lastName: "holderLastname",
  firstName: "holderFirstname",
  patronymic: "holderPatronymic",
} as const;

/** Fields of the holder's phone and e-mail (S2 §3). */
export const HOLDER_CONTACTS = { phone: "holderPhone", email: "holderEmail" } as const;

/** Fields of the holder's address (S2 §3). */
export const HOLDER_ADDRESS = { address: "holderAddress" } as const;

/** The holder's address is required (S2 §5). */
export const HOLDER_ADDRESS_RULES = { address: "required", maxLength: 100 } as const;

/** Fields of the holder's document (S2 §3). */
export const HOLDER_DOCUMENT = {
  series: "holderDocSeries",
  docNumber: "holderDocNumber",
} as const;

/** Fields of the holder's document for casco only (S2 §2). */
export const HOLDER_ISSUE = {
  ...HOLDER_DOCUMENT,
  issueDate: "holderIssueDate",
  issueInstitution: "holderIssueInstitution",
} as const;

/** Fields of a driver's name, in an entry of the list (S2 §3). */
export const DRIVER_NAME = {
  fullName: "driverFullName",
  lastName: "driverLastname",
  firstName: "driverFirstname",
  patronymic: "driverPatr",
} as const;

/** Fields of a driver's licence, in an entry of the list (S2 §3). */
export const LICENCE = {
  series: "docSeries",
  docNumber: "docNumber",
  issueDate: "docIssueDate",
} as const;

const HOLDER = {
  name: HOLDER_NAME,
  birthDate: "holderBirthday",
  gender: "holderGender",
  contacts: HOLDER_CONTACTS,
} as const satisfies PersonFieldNames;

const LIABILITY = {
  ...HOLDER,
  document: { ...HOLDER_DOCUMENT, validTo: "holderDocValidTo" },
  address: { ...HOLDER_ADDRESS, city: "city" },
} as const satisfies PersonFieldNames;

const CASCO = {
  ...HOLDER,
  document: { ...HOLDER_ISSUE, docType: "holderDocType" },
  address: HOLDER_ADDRESS,
} as const satisfies PersonFieldNames;

/** Driver fields filled in from a saved contact; licences are not saved. */
export const DRIVER_PROFILE_FIELDS = {
  name: DRIVER_NAME,
  birthDate: "driverBd",
  gender: "driverGender",
  citizenship: "driverCitizenship",
} as const satisfies PersonFieldNames;

/** Fields of the holder filled in from a saved contact. */
export function HOLDER_PROFILE_FIELDS_OF(product: MotorProduct): PersonFieldNames {
  return product === "MTPL" ? LIABILITY : CASCO;
}

/**
 * Fields of the holder that a passport fills in: the type of document too, where the buyer chooses it (S2 §4).
 */
export function holderPassportFields(
  product: MotorProduct,
  values: Pick<MotorOrderValues, "residentType">,
): PassportFormFields {
  const { document, ...person } = HOLDER_PROFILE_FIELDS_OF(product);
  const isChosen = holderDocTypes(product, values).length > 1;
  return { ...person, document: { ...document, ...(isChosen && { docType: "holderDocType" }) } };
}

/** Documents of a holder: for liability those that the residence allows (S2 §4, SPEC-81). */
export function holderDocTypes(
  product: MotorProduct,
  { residentType }: Pick<MotorOrderValues, "residentType">,
): readonly DocType[] {
  return product === "MTPL" ? residentDocTypes(residentType) : DOC_TYPES;
}
