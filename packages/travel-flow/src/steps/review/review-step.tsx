import { isIsoDate, type Language } from "@sughurta/domain";
import { joinFullName } from "@sughurta/domain/person";
import { OPTION_CODES } from "@sughurta/domain/travel";
import { type FormTexts, formTexts } from "@sughurta/forms";
import { documentText, genderText, type PeopleTexts, peopleTexts } from "@sughurta/forms/people";
import { type Translate, useTexts } from "@sughurta/i18n";
import {
  AgreementInput,
  type ReviewBlock,
  ReviewBlocks,
  summaryRow,
  verbatimRow,
} from "@sughurta/order";
import { lastQuote } from "@sughurta/order/quote";
import { Stack, type SummaryRow } from "@sughurta/ui-kit";
import {
  addOnTexts,
  countriesText,
  coverText,
  periodText,
  personLabel,
} from "#src/model/describe-order.ts";
import type { OrderPart } from "#src/model/order-definition.ts";
import type { InsuredPerson, TravelOrderValues } from "#src/model/order-values.ts";
import type { TravelQuoteState } from "#src/model/travel-quote.ts";
import type { CountryList } from "#src/model/use-country-list.ts";
import { type TravelTranslations, travelTexts } from "#src/texts/travel-texts.ts";
import type { StepProps } from "../step-props.ts";

export interface ReviewStepProps extends Pick<StepProps, "form" | "countries" | "quote"> {
  readonly onChange: (part: OrderPart) => void;
}

/** Summary of all values, each block with a link to change it, then the agreement (S1 §2, §5). */
export function ReviewStep({ form, countries, quote, onChange }: ReviewStepProps) {
  const texts = useTexts(travelTexts);
  const { t: person } = useTexts(peopleTexts);
  const { t: common } = useTexts(formTexts);
  return (
    <Stack gap="lg">
      <ReviewBlocks
        blocks={travelReview(form.values, { ...texts, person, common, countries, quote })}
        onChange={onChange}
      />
      <AgreementInput />
    </Stack>
  );
}

interface Surroundings extends TravelTranslations {
  /** The texts about a person, and those of every form. */
  readonly person: Translate<PeopleTexts>;
  readonly common: Translate<FormTexts>;
  readonly language: Language;
  readonly countries: CountryList | undefined;
  readonly quote: TravelQuoteState;
}

/** All values, block by block, for the final review (S1 §2). */
function travelReview(values: TravelOrderValues, around: Surroundings): ReviewBlock<OrderPart>[] {
  const { t } = around;
  return [
    { part: "trip", title: t("summary.parts.trip"), rows: tripRows(values, around) },
    {
      part: "options",
      title: t("summary.parts.options"),
      rows: optionRows(values, around),
      brief:
        addOnTexts(values, around)
          .map(({ name }) => name)
          .join(", ") || undefined,
      none: t("summary.noOptions"),
    },
    {
      part: "holder",
      title: t("summary.parts.holder"),
      rows: holderRows(values, around),
    },
    ...values.las.map(
      (person, index): ReviewBlock<OrderPart> => ({
        key: `insured-${person.uid}`,
        part: "insured",
        title: t("people.insured", { number: index + 1 }),
        rows: personRows(person, values, around),
      }),
    ),
  ];
}

function tripRows(values: TravelOrderValues, around: Surroundings): SummaryRow[] {
  const { t, countries, language } = around;
  return [
    ...summaryRow(
      "country",
      t("summary.countries"),
      countriesText(values.country, countries, language),
    ),
    ...summaryRow("period", t("summary.dates"), periodText(values, around)),
    ...summaryRow("cover", t("summary.cover"), coverText(values, around)),
    ...summaryRow(
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
    const people = field === "covid19Option" ? covidPeople(values, around) : undefined;
    return { key: field, term: name, value: [sum, people, price].filter(Boolean).join(" · ") };
  });
  const flat = values.flatSumAssured > 0 ? values.assuredFlatAddress : "";
  return [...chosen, ...summaryRow("flat", t("people.flatAddress"), flat)];
}

/** Travellers with Covid cover, where several travel. */
function covidPeople({ las }: TravelOrderValues, { t, format }: Surroundings): string {
  const names = las.map((person, index) =>
    person.sequence.includes(OPTION_CODES.covid) ? personLabel(person, index, { t, format }) : "",
  );
  return las.length > 1 ? names.filter(Boolean).join(", ") : "";
}

function holderRows(
  values: TravelOrderValues,
  { t, format, person, common }: Surroundings,
): SummaryRow[] {
  const { holderLastname, holderFirstname, holderPatronymic, holderBirthday } = values;
  const name = joinFullName({
    lastName: holderLastname,
    firstName: holderFirstname,
    patronymic: holderPatronymic,
  });
  return [
    ...verbatimRow("name", person("name.latin"), name),
    ...verbatimRow("birthday", person("birthDate"), dateText(holderBirthday, format)),
    ...verbatimRow("phone", common("contacts.phone"), format.phone(values.holderPhone)),
    ...verbatimRow("email", common("contacts.email"), values.holderEmail),
    ...summaryRow("gender", person("gender"), genderText(values.holderGender, person)),
    ...summaryRow("document", t("summary.document"), documentText(holderDocument(values), person)),
    ...verbatimRow(
      "issueDate",
      person("document.issueDate"),
      dateText(values.holderIssueDate, format),
    ),
    ...verbatimRow("issuedBy", person("document.issueInstitution"), values.holderIssueInstitution),
    ...verbatimRow("inn", person("taxNumber"), values.inn),
    ...verbatimRow(
      "addressReg",
      person("address.registered"),
      addressText(values.holderAddressReg, values.holderPostalCodeReg),
    ),
    ...verbatimRow(
      "addressFact",
      person("address.actual"),
      values.holderAddressEqual
        ? ""
        : addressText(values.holderAddressFact, values.holderPostalCodeFact),
    ),
  ];
}

const holderDocument = (values: TravelOrderValues) => ({
  docType: values.holderDocType,
  series: values.holderDocSeries,
  docNumber: values.holderDocNumber,
});

const addressText = (address: string, postalCode: string) =>
  [address, postalCode].filter(Boolean).join(", ");

const dateText = (date: string, format: TravelTranslations["format"]) =>
  isIsoDate(date) ? format.date(date) : "";

function personRows(insured: InsuredPerson, values: TravelOrderValues, around: Surroundings) {
  const { t, format, person, common, countries, language } = around;
  const { laLastname, laFirstname, laPatronic, laBirthday, laCitizenship } = insured;
  const name = joinFullName({
    lastName: laLastname,
    firstName: laFirstname,
    patronymic: laPatronic,
  });
  // The holder's answers are listed once, with the holder.
  const isHolder = insured.uid === values.holderUid;
  const own = (text: string, holders: string) => (isHolder && text === holders ? "" : text);
  const gender = own(insured.gender, values.holderGender);
  const document = own(documentText(insured, person), documentText(holderDocument(values), person));
  const issueDate = own(insured.issueDate, values.holderIssueDate);
  const issuedBy = own(insured.issueInstitution, values.holderIssueInstitution);
  const phone = own(insured.laPhone, values.holderPhone);
  const address = [
    own(insured.laAddressReg, values.holderAddressReg),
    own(insured.laPostalCodeReg, values.holderPostalCodeReg),
  ] as const;
  return [
    ...verbatimRow("name", person("name.latin"), name),
    ...verbatimRow("birthday", person("birthDate"), dateText(laBirthday, format)),
    ...summaryRow(
      "citizenship",
      person("citizenship"),
      countries?.countryName(laCitizenship, language) ?? laCitizenship,
    ),
    ...summaryRow("gender", person("gender"), gender && genderText(gender, person)),
    ...summaryRow("document", t("summary.document"), document),
    ...verbatimRow("issueDate", person("document.issueDate"), dateText(issueDate, format)),
    ...verbatimRow("issuedBy", person("document.issueInstitution"), issuedBy),
    ...verbatimRow("dateTo", person("document.validTo"), dateText(insured.dateTo, format)),
    ...verbatimRow("phone", common("contacts.phone"), phone && format.phone(phone)),
    ...verbatimRow("email", common("contacts.email"), own(insured.laEmail, values.holderEmail)),
    ...verbatimRow("address", person("address.registered"), addressText(...address)),
  ];
}
