import { HOME_COUNTRY_CODE } from "@sughurta/domain/countries";
import type { PersonFieldNames } from "@sughurta/order/fill-from-profile";

/** The buyer of a box (S0 §3); dates ISO, phone nine national digits. */
export interface BoxHolderValues {
  readonly holderLastName: string;
  readonly holderFirstName: string;
  readonly holderSecondName: string;
  readonly holderGender: string;
  readonly holderCountry: string;
  readonly holderBirthDate: string;
  readonly holderEmail: string;
  readonly holderPhone: string;
  readonly holderDocSeries: string;
  readonly holderDocNumber: string;
  readonly holderIssueDate: string;
  readonly holderIssueInstitution: string;
  readonly agree: boolean;
  /** The buyer makes the declaration of the box, where its terms have one (SPEC-95). */
  readonly declaration: boolean;
}

/** A person whom a box insures by name; the birth date ISO. */
export interface InsuredPersonValues {
  /** Distinguishes the entries of the list. */
  readonly uid: string;
  readonly name: string;
  readonly birthDate: string;
}

/** Insured people or things of a box (SPEC-65): each box has one of these, or only its holder. */
export interface InsuredValues {
  readonly insuredPeople: readonly InsuredPersonValues[];
  readonly insuredHome: {
    readonly city: string;
    readonly street: string;
    readonly house: string;
    readonly flat: string;
  };
  readonly insuredCar: {
    readonly make: string;
    readonly model: string;
    readonly year: string;
    readonly plate: string;
  };
  /** ISO dates. */
  readonly insuredTrip: { readonly beginDate: string; readonly endDate: string };
}

/** Form values of a box order. */
export interface BoxOrderValues extends BoxHolderValues, InsuredValues {
  /** First covered day where the order follows a policy that still runs, ISO; else empty. */
  readonly beginDate: string;
}

/** An untouched order: everything empty, Tajikistan, one person, no agreements. */
export const EMPTY_BOX_ORDER: BoxOrderValues = {
  holderLastName: "",
  holderFirstName: "",
  holderSecondName: "",
  holderGender: "",
  holderCountry: HOME_COUNTRY_CODE,
  holderBirthDate: "",
  holderEmail: "",
  holderPhone: "",
  holderDocSeries: "",
  holderDocNumber: "",
  holderIssueDate: "",
  holderIssueInstitution: "",
  agree: false,
  declaration: false,
  beginDate: "",
  insuredPeople: [{ uid: "1", name: "", birthDate: "" }],
  insuredHome: { city: "", street: "", house: "", flat: "" },
  insuredCar: { make: "", model: "", year: "", plate: "" },
  insuredTrip: { beginDate: "", endDate: "" },
};

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
