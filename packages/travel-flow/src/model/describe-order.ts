import type { TravelPricePart } from "@sughurta/contracts/travel";
import { isIsoDate, type Language } from "@sughurta/domain";
import { TRAVEL_ADD_ONS } from "@sughurta/domain/travel";
import type { Format } from "@sughurta/i18n";
import { lastQuote } from "@sughurta/order/quote";
import type { TravelTranslations } from "../texts/travel-texts.ts";
import type { InsuredPerson, TravelOrderValues } from "./order-values.ts";
import type { OfferedChoice, TravelQuoteState } from "./travel-quote.ts";
import type { CountryList } from "./use-country-list.ts";

/** Names of the chosen countries in one line; codes until the list of countries is loaded. */
export function countriesText(
  country: readonly string[],
  countries: CountryList | undefined,
  language: Language,
): string {
  return country.map((code) => countries?.countryName(code, language) ?? code).join(", ");
}

/** The period in one line: dates and days, or the year and the days of a trip; `""` while it is being typed. */
export function periodText(
  { howOften, beginDate, endDate, dayCount }: TravelOrderValues,
  { t, format }: TravelTranslations,
): string {
  if (!isIsoDate(beginDate) || !isIsoDate(endDate)) return "";
  const dates = { begin: format.date(beginDate), end: format.date(endDate), count: dayCount };
  return howOften === "1" ? t("summary.year", dates) : t("summary.period", dates);
}

/** The medical sum in its currency. */
export function coverText(
  { mainSumAssured, currency }: TravelOrderValues,
  { format }: Pick<TravelTranslations, "format">,
): string {
  return format.money(Number(mainSumAssured), currency);
}

/** The chosen add-ons with their sums. */
export function addOnTexts(values: TravelOrderValues, { t, format }: TravelTranslations) {
  return TRAVEL_ADD_ONS.filter(({ field }) => values[field] > 0).map(({ field, sums }) => ({
    field,
    name: t(`addOns.${field}`),
    sum: sums.length > 0 ? format.money(values[field], values.currency) : undefined,
  }));
}

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

/** The price difference of another choice in a field, such as `+12 TJS`; `undefined` until it is known. */
export function changeText(
  quote: TravelQuoteState,
  field: OfferedChoice["field"],
  value: string,
  format: Format,
): string | undefined {
  const choice = lastQuote(quote)?.choices.find(
    (one) => one.field === field && one.value === value,
  );
  if (choice === undefined || choice.sumPrem === 0) return undefined;
  const change = format.money(choice.sumPrem);
  return choice.sumPrem > 0 ? `+${change}` : change;
}

/** Name of a part of the price. */
export function partName(part: TravelPricePart, t: TravelTranslations["t"]): string {
  switch (part) {
    case "mainSumAssured":
    case "sportOption":
    case "partner":
    case "coupon":
      return t(`price.parts.${part}`);
    default:
      return t(`addOns.${part}`);
  }
}
