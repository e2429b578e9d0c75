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
