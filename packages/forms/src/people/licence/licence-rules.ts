import { documentShape } from "../document/document-rules.ts";

/** Fields of a driving licence. */
export interface LicenceFields {
  readonly series: string;
  readonly docNumber: string;
  readonly issueDate: string;
}

/** Rules of a driving licence that concern one field each (S2 §5). */
export function licenceShape<const Names extends LicenceFields>(
  names: Names,
): ReturnType<typeof documentShape<Names>> {
  return documentShape(names, { format: "motor" });
}
