import type { saveBox } from "@sughurta/contracts/box";
import type { CheckedBodyOf } from "@sughurta/contracts/core";
import { addYears, compareDates } from "@sughurta/domain";
import { boxInsuredViolations } from "@sughurta/domain/box";
import { COUNTRIES, COUNTRY_GROUPS } from "@sughurta/domain/countries";
import {
  documentNumberViolation,
  documentSeriesViolation,
  holderAgeViolation,
  issueDateViolation,
} from "@sughurta/domain/person";
import { type FieldCodes, fieldCodes } from "#src/platform/failures/failure-error.ts";

const COUNTRY_CODES = new Set(
  COUNTRIES.filter((entry) => !COUNTRY_GROUPS.includes(entry)).map(({ code2 }) => code2),
);

/** A box order as it is saved. */
export type BoxOrder = CheckedBodyOf<typeof saveBox>;

/** Rules of an order beyond its schema: of its holder, and of its insured objects (SPEC-65). */
export function boxViolations(order: BoxOrder, today: string): FieldCodes {
  return {
    ...holderViolations(order, today),
    ...beginViolations(order, today),
    ...fieldCodes(boxInsuredViolations(order, today)),
  };
}

/** A trip has dates of its own, and no policy runs for longer. */
const MAX_YEARS_AHEAD = 4;

function beginViolations({ beginDate, insuredTrip }: BoxOrder, today: string): FieldCodes {
  if (beginDate === undefined) return {};
  if (insuredTrip) return { beginDate: ["notAllowed"] };
  const isTooLate = compareDates(beginDate, addYears(today, MAX_YEARS_AHEAD)) > 0;
  return isTooLate ? { beginDate: ["date"] } : {};
}

/** Rules of a holder beyond the schema: dates relative to today and to each other (SPEC-10). */
export function holderViolations(holder: BoxOrder, today: string): FieldCodes {
  const violations: FieldCodes = {};
  const birthDate = holderAgeViolation(holder.birthDate, today);
  if (birthDate) violations.birthDate = [birthDate];
  const issueDate = issueDateViolation(holder.issueDate, holder.birthDate, today);
  if (issueDate) violations.issueDate = [issueDate];
  if (documentNumberViolation("any", holder.docNumber)) violations.docNumber = ["documentNumber"];
  if (documentSeriesViolation("any", holder.series ?? "")) violations.series = ["documentSeries"];
  if (!COUNTRY_CODES.has(holder.resident)) violations.resident = ["country"];
  return violations;
}
