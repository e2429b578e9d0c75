import type { CheckedBodyOf, saveBox } from "@sughurta/contracts";
import { boxHolderFault, compareDates } from "@sughurta/domain";
import { COUNTRIES, COUNTRY_GROUPS } from "@sughurta/domain/countries";
import type { FailureCode } from "#src/texts/failure-texts.ts";

const DOCUMENT_NUMBER = /^[\p{L}\d][\p{L}\d /-]*$/u;
const COUNTRY_CODES = new Set(
  COUNTRIES.filter((entry) => !COUNTRY_GROUPS.includes(entry)).map(({ code2 }) => code2),
);

type BoxOrder = CheckedBodyOf<typeof saveBox>;
type FieldCodes = Record<string, FailureCode[]>;

/** What a schema cannot say of a holder: dates that follow from today and from one another (decision 10). */
export function holderFaults(holder: BoxOrder, today: string): FieldCodes {
  const faults: FieldCodes = {};
  const birthDate = boxHolderFault(holder.birthDate, today);
  if (birthDate) faults.birthDate = [birthDate];
  if (compareDates(holder.issueDate, today) > 0) faults.issueDate = ["dateInFuture"];
  else if (compareDates(holder.issueDate, holder.birthDate) < 0) {
    faults.issueDate = ["issuedBeforeBirth"];
  }
  if (!DOCUMENT_NUMBER.test(holder.docNumber)) faults.docNumber = ["documentNumber"];
  if (holder.series !== undefined && !DOCUMENT_NUMBER.test(holder.series)) {
    faults.series = ["documentNumber"];
  }
  if (!COUNTRY_CODES.has(holder.resident)) faults.resident = ["country"];
  return faults;
}
