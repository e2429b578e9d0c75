import type { PersonFieldNames } from "@sughurta/order/fill-from-profile";
import { HOLDER_FIELDS, INSURED_FIELDS } from "./people-fields.ts";

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
