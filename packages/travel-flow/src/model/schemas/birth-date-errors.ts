import { isIsoDate } from "@sughurta/domain";
import { insuredBirthDateViolation } from "@sughurta/domain/travel";
import type { FieldErrors } from "@sughurta/forms";
import type { TravelOrderValues } from "../order-values.ts";
import { pricedBirthDate } from "../priced-birth-date.ts";

/** Errors of the ages of the insured persons on the first day of the trip (S1 §5). */
export function birthDateErrors(
  { las, beginDate }: Pick<TravelOrderValues, "las" | "beginDate">,
  today: string,
): FieldErrors {
  const begin = isIsoDate(beginDate) ? beginDate : today;
  const violations = las.map((person, index) => {
    const birthDate = pricedBirthDate(person);
    const code = isIsoDate(birthDate)
      ? insuredBirthDateViolation(birthDate, today, begin)
      : birthDate === ""
        ? "required"
        : "date";
    return [`las[${index}].laBirthday`, code ? { code } : undefined] as const;
  });
  return Object.fromEntries(violations.flatMap(([name, error]) => (error ? [[name, error]] : [])));
}
