import type { ServerFieldMap } from "@sughurta/forms";

/** Field of the form for each key of `POST /v1/box/` (S0 §8: a returned key marks its field). */
export const BOX_SERVER_FIELDS: ServerFieldMap = {
  lastName: "holderLastName",
  firstName: "holderFirstName",
  patronymic: "holderSecondName",
  phoneNumber: "holderPhone",
  email: "holderEmail",
  gender: "holderGender",
  birthDate: "holderBirthDate",
  resident: "holderCountry",
  series: "holderDocSeries",
  docNumber: "holderDocNumber",
  issueDate: "holderIssueDate",
  issueInstitution: "holderIssueInstitution",
  agree: "agree",
};
