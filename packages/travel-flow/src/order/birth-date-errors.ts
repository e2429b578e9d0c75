import { isIsoDate } from "@sughurta/domain";
import { insuredBirthDateFault } from "@sughurta/domain/travel";
import type { FieldErrors } from "@sughurta/forms";
import type { TravelOrderValues } from "./order-values.ts";

/** What is wrong with the ages of the insured persons on the first day of the trip (S1 §5). */
export function birthDateErrors(
  { las, beginDate }: Pick<TravelOrderValues, "las" | "beginDate">,
  today: string,
): FieldErrors {
  const begin = isIsoDate(beginDate) ? beginDate : today;
  const faults = las.map(({ laBirthday }, index) => {
    const code = isIsoDate(laBirthday)
      ? insuredBirthDateFault(laBirthday, today, begin)
      : undefined;
    return [`las[${index}].laBirthday`, code ? { code } : undefined] as const;
  });
  return Object.fromEntries(faults.flatMap(([name, error]) => (error ? [[name, error]] : [])));
}
