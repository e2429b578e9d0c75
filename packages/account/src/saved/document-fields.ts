import type { identityDocuments } from "@sughurta/contracts/account";
import type { ResponseOf } from "@sughurta/contracts/core";
import { compareDates, isIsoDate } from "@sughurta/domain";
import { toDocType } from "@sughurta/domain/person";
import type { FieldErrors } from "@sughurta/forms";

type IdentityDocument = Omit<ResponseOf<typeof identityDocuments, 200>[number], "id">;

/** Fields of a document by the specification's names (S0 §3, S1 §3). */
export const DOCUMENT_FIELDS = {
  docType: "docType",
  series: "series",
  docNumber: "docNumber",
  issueDate: "issueDate",
  issueInstitution: "issueInstitution",
  validTo: "dateTo",
} as const;

/** Form values of a document. */
export interface DocumentValues {
  readonly docType: string;
  readonly series: string;
  readonly docNumber: string;
  readonly issueDate: string;
  readonly issueInstitution: string;
  readonly dateTo: string;
}

/** A saved document as form values; empty where there is none. */
export function documentValues(known: IdentityDocument | undefined): DocumentValues {
  return {
    docType: known ? String(known.docType) : "",
    series: known?.series ?? "",
    docNumber: known?.docNumber ?? "",
    issueDate: known?.issueDate ?? "",
    issueInstitution: known?.issueInstitution ?? "",
    dateTo: known?.dateTo ?? "",
  };
}

/** The document of a form in wire format; `undefined` until its type is chosen. */
export function toDocument({
  docType,
  dateTo,
  ...values
}: DocumentValues): IdentityDocument | undefined {
  const type = toDocType(docType);
  if (type === undefined) return undefined;
  return { docType: type, ...values, ...(dateTo === "" ? {} : { dateTo }) };
}

/** A document that ends on the day of its issue or before it; `field` is the one of its last day. */
export function expiryErrors({ issueDate, dateTo }: DocumentValues, field: string): FieldErrors {
  if (!isIsoDate(issueDate) || !isIsoDate(dateTo)) return {};
  return compareDates(dateTo, issueDate) > 0 ? {} : { [field]: { code: "documentValidTo" } };
}
