import { HOME_COUNTRY_CODE } from "@sughurta/domain/countries";

/** What a buyer of a box fills in (S0 §3); dates ISO, phone nine national digits. */
export interface BoxOrderValues {
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
}

/** An untouched order: everything empty, Tajikistan, nothing agreed to. */
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
};
