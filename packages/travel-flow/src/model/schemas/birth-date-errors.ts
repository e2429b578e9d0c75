import { isIsoDate } from "@sughurta/domain";
import { insuredBirthDateViolation } from "@sughurta/domain/travel";
import type { FieldErrors } from "@sughurta/forms";
import type { TravelOrderValues } from "../order-values.ts";

/** What is wrong with the ages of the insured persons on the first day of the trip (S1 §5). */
export function birthDateErrors(
  { las, beginDate }: Pick<TravelOrderValues, "las" | "beginDate">,
  today: string,
): FieldErrors {
  const begin = isIsoDate(beginDate) ? beginDate : today;
  const violations = las.map(({ laBirthday }, index) => {
    const code = isIsoDate(laBirthday)
      ? insuredBirthDateViolation(laBirthday, today, begin)
      : undefined;
    return [`las[${index}].laBirthday`, code ? { code } : undefined] as const;
  });
  return Object.fromEntries(violations.flatMap(([name, error]) => (error ? [[name, error]] : [])));
}
