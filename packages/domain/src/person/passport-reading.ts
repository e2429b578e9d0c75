/** What the machine-readable zone of a passport states and an order asks for. */
export type PassportField =
  | "lastName"
  | "firstName"
  | "patronymic"
  | "birthDate"
  | "gender"
  | "citizenship"
  | "docType"
  | "docNumber"
  | "validTo";

/** Values in the shape of the forms: ISO dates, `f` or `m`, two-letter codes of countries, the code of a document type. */
export type PassportValues = Readonly<Partial<Record<PassportField, string>>>;

/** Two lines of 44 characters: `A–Z`, `0–9` and `<`. */
export type PassportLines = readonly [string, string];

/** A passport, as far as it was read. */
export interface PassportReading {
  /** The lines as they were read, to be compared with the passport. */
  readonly lines: PassportLines;
  /** Values confirmed by a check digit or by a second recognition. */
  readonly known: PassportValues;
  /** Fields that are stated, but not confirmed: a person types them. */
  readonly doubtful: readonly PassportField[];
}

/** Why no passport was found in a picture. */
export type PassportReadFailure = "noPassport" | "tooDark" | "tooSmall" | "glare" | "failed";

/** Reads passports on the device; the picture is neither sent nor stored. */
export interface PassportReader {
  /** Whether this browser can read passports; rejects where a missing connection leaves that open. */
  readonly isSupported: () => Promise<boolean>;
  /** Reads a photo; `today` is in Asia/Dushanbe, ISO. */
  readonly read: (
    picture: Blob,
    today: string,
  ) => Promise<PassportReading | { readonly failure: PassportReadFailure }>;
  /** Reads lines that a person has corrected. */
  readonly readLines: (lines: PassportLines, today: string) => Promise<PassportReading>;
}

/** Loads the reader, when a person first needs it. */
export type LoadPassportReader = () => Promise<PassportReader>;
