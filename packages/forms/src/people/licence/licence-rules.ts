import { isIsoDate } from "@sughurta/domain";
import { licenceIssueViolation } from "@sughurta/domain/person";
import type { FieldErrors } from "#src/validation/field-error.ts";
import { documentShape } from "../document/document-rules.ts";
import { textAt } from "../field-names.ts";

/** Fields of a driving licence. */
export interface LicenceFields {
  readonly series: string;
  readonly docNumber: string;
  readonly issueDate: string;
}

/** Rules of a driving licence that concern one field each (S2 §5). */
export function licenceShape<const Names extends LicenceFields>(names: Names) {
  return documentShape(names, { format: "motor" });
}

/** What is wrong with the issue date of a licence, by the birth date of its driver (SPEC-48). */
export function licenceErrors(
  { issueDate }: LicenceFields,
  values: unknown,
  { today, birthDate }: { readonly today: string; readonly birthDate: string },
): FieldErrors {
  const [issued, born] = [textAt(values, issueDate), textAt(values, birthDate)];
  const known = isIsoDate(issued) && isIsoDate(born);
  const violation = known ? licenceIssueViolation(issued, born, today) : undefined;
  return violation ? { [issueDate]: { code: violation } } : {};
}
