import type { PersonFieldNames } from "@sughurta/order/fill-from-profile";
import type { BoxHolderValues } from "./box-order-values.ts";

/** Fields of the holder by the specification's names (S0 §3). */
export const HOLDER_FIELDS = {
  name: {
    lastName: "holderLastName",
    firstName: "holderFirstName",
    patronymic: "holderSecondName",
  },
  document: {
    series: "holderDocSeries",
    docNumber: "holderDocNumber",
    issueDate: "holderIssueDate",
    issueInstitution: "holderIssueInstitution",
  },
  contacts: { phone: "holderPhone", email: "holderEmail" },
} as const satisfies Readonly<Record<string, Readonly<Record<string, keyof BoxHolderValues>>>>;

/** All fields that an order may take from a saved contact. */
export const HOLDER_PROFILE_FIELDS = {
  ...HOLDER_FIELDS,
  birthDate: "holderBirthDate",
  gender: "holderGender",
  citizenship: "holderCountry",
} as const satisfies PersonFieldNames;

/** Which of the two are required (SPEC-10). */
export const HOLDER_CONTACTS = { phone: "required", email: "optional" } as const;
