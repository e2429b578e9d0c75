import { type MotorProduct, residentDocTypes } from "@sughurta/domain/motor";
import { DOC_TYPES } from "@sughurta/domain/person";
import type { PersonFieldNames } from "@sughurta/order/fill-from-profile";
import {
  DRIVER_NAME,
  HOLDER_ADDRESS,
  HOLDER_CONTACTS,
  HOLDER_DOCUMENT,
  HOLDER_ISSUE,
  HOLDER_NAME,
} from "./holder-fields.ts";
import type { MotorOrderValues } from "./order-values.ts";

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

/** Documents of a holder: for liability those that the residence allows (S2 §4, SPEC-81). */
export function holderDocTypes(
  product: MotorProduct,
  { residentType }: Pick<MotorOrderValues, "residentType">,
): readonly number[] {
  return product === "MTPL" ? residentDocTypes(residentType) : DOC_TYPES;
}
