import { isIsoDate } from "@sughurta/domain";
import type { TravelTranslations } from "../texts/travel-texts.ts";
import type { InsuredPerson } from "./order-values.ts";

/** Label of an insured person in a list: by name, or by number and birth date. */
export function personLabel(
  { laLastname, laFirstname, laBirthday }: InsuredPerson,
  index: number,
  { t, format }: TravelTranslations,
): string {
  const name = [laLastname, laFirstname].filter(Boolean).join(" ");
  const number = index + 1;
  if (name !== "") return name;
  return isIsoDate(laBirthday)
    ? t("people.numberBorn", { number, date: format.date(laBirthday) })
    : t("people.number", { number });
}
