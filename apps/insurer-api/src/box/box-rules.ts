import type { CheckedBodyOf, saveBox } from "@sughurta/contracts";
import { boxHolderFault, compareDates } from "@sughurta/domain";
import { COUNTRIES, COUNTRY_GROUPS } from "@sughurta/domain/countries";
import type { FieldCodes } from "#src/http/failure-error.ts";

const DOCUMENT_NUMBER = /^[\p{L}\d][\p{L}\d /-]*$/u;
const COUNTRY_CODES = new Set(
  COUNTRIES.filter((entry) => !COUNTRY_GROUPS.includes(entry)).map(({ code2 }) => code2),
);

/** A box order as it is saved. */
export type BoxOrder = CheckedBodyOf<typeof saveBox>;

/** What a schema cannot say of a holder: dates that follow from today and from one another (decision 10). */
export function holderViolations(holder: BoxOrder, today: string): FieldCodes {
  const violations: FieldCodes = {};
  const birthDate = boxHolderFault(holder.birthDate, today);
  if (birthDate) violations.birthDate = [birthDate];
  if (compareDates(holder.issueDate, today) > 0) violations.issueDate = ["dateInFuture"];
  else if (compareDates(holder.issueDate, holder.birthDate) < 0) {
    violations.issueDate = ["issuedBeforeBirth"];
  }
  if (!DOCUMENT_NUMBER.test(holder.docNumber)) violations.docNumber = ["documentNumber"];
  if (holder.series !== undefined && !DOCUMENT_NUMBER.test(holder.series)) {
    violations.series = ["documentNumber"];
  }
  if (!COUNTRY_CODES.has(holder.resident)) violations.resident = ["country"];
  return violations;
}
