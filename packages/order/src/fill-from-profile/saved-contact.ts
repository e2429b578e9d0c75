/** A saved document in the shape of the forms: codes and ISO dates as texts, `""` for unknown fields. */
export interface ContactDocument {
  readonly docType: string;
  readonly series: string;
  readonly docNumber: string;
  readonly issueDate: string;
  readonly issueInstitution: string;
  readonly validTo: string;
}

/** A saved contact in the shape of the forms' person; `""` for unknown fields. */
export interface SavedContact {
  readonly id: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly patronymic: string;
  readonly birthDate: string;
  readonly gender: "" | "f" | "m";
  /** Two-letter code. */
  readonly citizenship: string;
  /** Nine national digits. */
  readonly phone: string;
  readonly email: string;
  readonly documents: readonly ContactDocument[];
  readonly address?:
    | { readonly city: string; readonly address: string; readonly postalCode: string }
    | undefined;
}

/** The buyer, where their name is known, and the people for whom they have bought or may buy. */
export interface SavedContacts {
  readonly self?: SavedContact | undefined;
  readonly others: readonly SavedContact[];
}
