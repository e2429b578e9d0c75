import type { DocType } from "@sughurta/domain/person";

/** Fields of an identity document; a field that a form lacks is omitted. */
export interface DocumentFields {
  readonly docType?: string;
  readonly series: string;
  readonly docNumber: string;
  readonly issueDate?: string;
  readonly issueInstitution?: string;
  readonly validTo?: string;
}

/** Key of the words for a type of document. */
export const DOCUMENT_WORDS = {
  0: "passport",
  1: "travelPassport",
  2: "foreignPassport",
} as const satisfies Record<DocType, string>;
