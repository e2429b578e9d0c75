import { isIsoDate, type Language } from "@sughurta/domain";
import { joinFullName } from "@sughurta/domain/person";
import { answeredRow, lastQuote, type ReviewBlock } from "@sughurta/order";
import type { SummaryRow } from "@sughurta/ui-kit";
import { addOnTexts, countriesText, coverText, periodText } from "../../order/describe-order.ts";
import type { OrderPart } from "../../order/order-definition.ts";
import { docTypeOf, type InsuredPerson, type TravelOrderValues } from "../../order/order-values.ts";
import type { CountryList } from "../../order/use-country-list.ts";
import type { TravelQuoteState } from "../../quote/travel-quote.ts";
import type { TravelWords } from "../../texts/travel-texts.ts";

interface Surroundings extends TravelWords {
  readonly language: Language;
  readonly countries: CountryList | undefined;
  readonly quote: TravelQuoteState;
}

const DOCUMENTS = ["passport", "travelPassport", "foreignPassport"] as const;

/** Everything that was answered, block by block, for the last look (S1 §2). */
export function travelReview(
  values: TravelOrderValues,
  around: Surroundings,
): ReviewBlock<OrderPart>[] {
  const { t } = around;
  return [
    { key: "trip", part: "trip", title: t("summary.parts.trip"), rows: tripRows(values, around) },
    {
      key: "options",
      part: "options",
      title: t("summary.parts.options"),
      rows: optionRows(values, around),
      none: t("summary.noOptions"),
    },
    {
      key: "holder",
      part: "holder",
      title: t("summary.parts.holder"),
      rows: holderRows(values, around),
    },
    ...values.las.map(
      (person, index): ReviewBlock<OrderPart> => ({
        key: `insured-${person.uid}`,
        part: "insured",
        title: t("people.insured", { number: index + 1 }),
        rows: personRows(person, around),
      }),
    ),
  ];
}

function tripRows(values: TravelOrderValues, around: Surroundings): SummaryRow[] {
  const { t, countries, language } = around;
  return [
    ...answeredRow(
      "country",
      t("summary.countries"),
      countriesText(values.country, countries, language),
    ),
    ...answeredRow("period", t("summary.dates"), periodText(values, around)),
    ...answeredRow("cover", t("summary.cover"), coverText(values, around)),
    ...answeredRow(
      "leisure",
      t("leisure.label"),
      values.sportOption === 1 ? t("leisure.sport") : t("leisure.calm"),
    ),
  ];
}

function optionRows(values: TravelOrderValues, around: Surroundings): SummaryRow[] {
  const { t, format, quote } = around;
  const premiums = new Map(lastQuote(quote)?.parts.map(({ part, sumPrem }) => [part, sumPrem]));
  const chosen = addOnTexts(values, around).map(({ field, name, sum }): SummaryRow => {
    const premium = premiums.get(field);
    const price = premium === undefined ? undefined : format.money(premium);
    return { key: field, term: name, value: [sum, price].filter(Boolean).join(" · ") };
  });
  const flat = values.flatSumAssured > 0 ? values.assuredFlatAddress : "";
  return [...chosen, ...answeredRow("flat", t("people.flatAddress"), flat)];
}

function holderRows(values: TravelOrderValues, { t, format }: Surroundings): SummaryRow[] {
  const { holderLastname, holderFirstname, holderPatronymic, holderBirthday } = values;
  const name = joinFullName({
    lastName: holderLastname,
    firstName: holderFirstname,
    patronymic: holderPatronymic,
  });
  return [
    ...answeredRow("name", t("people.fullName"), name),
    ...answeredRow("birthday", t("people.birthday"), dateText(holderBirthday, format)),
    ...answeredRow("phone", t("people.phone"), format.phone(values.holderPhone)),
    ...answeredRow("email", t("people.email"), values.holderEmail),
    ...answeredRow("gender", t("people.gender"), genderText(values.holderGender, t)),
    ...answeredRow(
      "document",
      t("summary.document"),
      documentText(values.holderDocType, values.holderDocSeries, values.holderDocNumber, t),
    ),
    ...answeredRow("issueDate", t("documents.issueDate"), dateText(values.holderIssueDate, format)),
    ...answeredRow("issuedBy", t("documents.issueInstitution"), values.holderIssueInstitution),
    ...answeredRow("inn", t("people.inn"), values.inn),
    ...answeredRow(
      "addressReg",
      t("people.addressReg"),
      addressText(values.holderAddressReg, values.holderPostalCodeReg),
    ),
    ...answeredRow(
      "addressFact",
      t("people.addressFact"),
      values.holderAddressEqual
        ? ""
        : addressText(values.holderAddressFact, values.holderPostalCodeFact),
    ),
  ];
}

const addressText = (address: string, postalCode: string) =>
  [address, postalCode].filter(Boolean).join(", ");

const dateText = (date: string, format: TravelWords["format"]) =>
  isIsoDate(date) ? format.date(date) : "";

function genderText(gender: string, t: TravelWords["t"]): string {
  if (gender === "f") return t("people.female");
  return gender === "m" ? t("people.male") : "";
}

function personRows(person: InsuredPerson, { t, format, countries, language }: Surroundings) {
  const { laLastname, laFirstname, laPatronic, laBirthday, laCitizenship } = person;
  const name = joinFullName({
    lastName: laLastname,
    firstName: laFirstname,
    patronymic: laPatronic,
  });
  return [
    ...answeredRow("name", t("people.fullName"), name),
    ...answeredRow("birthday", t("people.birthday"), dateText(laBirthday, format)),
    ...answeredRow(
      "citizenship",
      t("people.citizenship"),
      countries?.countryName(laCitizenship, language) ?? laCitizenship,
    ),
    ...answeredRow("gender", t("people.gender"), genderText(person.gender, t)),
    ...answeredRow(
      "document",
      t("summary.document"),
      documentText(person.docType, person.series, person.docNumber, t),
    ),
    ...answeredRow("issueDate", t("documents.issueDate"), dateText(person.issueDate, format)),
    ...answeredRow("issuedBy", t("documents.issueInstitution"), person.issueInstitution),
    ...answeredRow("dateTo", t("documents.dateTo"), dateText(person.dateTo, format)),
    ...answeredRow("phone", t("people.phone"), person.laPhone && format.phone(person.laPhone)),
    ...answeredRow("email", t("people.email"), person.laEmail),
    ...answeredRow(
      "address",
      t("people.addressReg"),
      addressText(person.laAddressReg, person.laPostalCodeReg),
    ),
  ];
}

function documentText(
  docType: string,
  series: string,
  number: string,
  t: TravelWords["t"],
): string {
  const type = docTypeOf(docType);
  if (type === undefined) return "";
  const kind = t(`documents.${DOCUMENTS[type]}.name`);
  return `${kind}, ${[series, number].filter(Boolean).join(" ")}`;
}
