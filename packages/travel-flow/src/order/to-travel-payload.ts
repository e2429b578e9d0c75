import type { BodyOf, calculateTravel, saveTravel } from "@sughurta/contracts";
import { type Gender, genderCode, isIsoDate, tidyName, toWirePhone } from "@sughurta/domain";
import { docTypeOf, tidyDocument } from "@sughurta/domain/person";
import { TRAVEL_ADD_ONS, type TravelCurrency } from "@sughurta/domain/travel";
import type { InsuredPerson, TravelOrderValues } from "./order-values.ts";

/** What `POST /v1/travel/calc` takes (S1 §7). */
export type TravelQuoteRequest = BodyOf<typeof calculateTravel>;
/** What `POST /v1/travel/` takes (S1 §7). */
export type TravelOrderRequest = BodyOf<typeof saveTravel>;

/** What a price depends on beside the form. */
export interface QuoteExtras {
  readonly coupon?: string | undefined;
  readonly partner?: string | undefined;
  /** True for the quick quote, whose single insured person is the holder (decision 36). */
  readonly shortValidate?: boolean | undefined;
}

const currencyOf = (currency: string): TravelCurrency => (currency === "EUR" ? "EUR" : "USD");

const genderOf = (gender: string): Gender | undefined =>
  gender === "f" || gender === "m" ? genderCode(gender) : undefined;

function addOnsOf(values: TravelOrderValues) {
  return Object.fromEntries(TRAVEL_ADD_ONS.map(({ field }) => [field, values[field]]));
}

function tripOf(values: TravelOrderValues, { coupon, partner, shortValidate }: QuoteExtras) {
  return {
    country: values.country.join(","),
    multi: values.howOften === "1" ? (1 as const) : (0 as const),
    beginDate: values.beginDate,
    endDate: values.endDate,
    dayCount: values.dayCount,
    currency: currencyOf(values.currency),
    mainSumAssured: Number(values.mainSumAssured),
    sportOption: values.sportOption,
    spaType: Number(values.spaType),
    sequence: [...values.sequence],
    ...(shortValidate ? { shortValidate: true } : {}),
    ...addOnsOf(values),
    ...(values.accSumAssured > 0 && values.accManual ? { accManual: true } : {}),
    ...(coupon ? { coupon } : {}),
    ...(partner ? { partner } : {}),
  };
}

/** The question for a price, without names and documents; `undefined` while something it needs is missing. */
export function toTravelQuote(
  values: TravelOrderValues,
  extras: QuoteExtras = {},
): TravelQuoteRequest | undefined {
  const dates = [values.beginDate, values.endDate, ...values.las.map((one) => one.laBirthday)];
  if (values.country.length === 0 || !dates.every(isIsoDate)) return undefined;
  const { holderBirthday, holderGender } = values;
  const known = isIsoDate(holderBirthday) ? { holderBirthday } : {};
  const holder = extras.shortValidate ? { ...known, holderGender: genderOf(holderGender) } : {};
  return {
    ...tripOf(values, extras),
    ...holder,
    las: values.las.map(({ laBirthday, sequence }) => ({ laBirthday, sequence: [...sequence] })),
  };
}

function personOf(person: InsuredPerson) {
  return {
    uid: person.uid,
    laLastname: tidyName(person.laLastname),
    laFirstname: tidyName(person.laFirstname),
    laPatronic: tidyName(person.laPatronic) || undefined,
    laFullname: tidyName(person.laFullname),
    laBirthday: person.laBirthday,
    laBirthdayTouch: person.laBirthdayTouch,
    laCitizenship: person.laCitizenship,
    gender: genderOf(person.gender),
    docType: docTypeOf(person.docType),
    series: tidyDocument(person.series) || undefined,
    docNumber: tidyDocument(person.docNumber),
    issueDate: person.issueDate || undefined,
    issueInstitution: person.issueInstitution.trim(),
    dateTo: person.dateTo || undefined,
    laPhone: person.laPhone === "" ? undefined : toWirePhone(person.laPhone),
    laEmail: person.laEmail.trim() || undefined,
    laPostalCodeReg: person.laPostalCodeReg.trim() || undefined,
    laAddressReg: person.laAddressReg.trim() || undefined,
    sequence: [...person.sequence],
  };
}

function holderOf(values: TravelOrderValues) {
  return {
    holderLastname: tidyName(values.holderLastname),
    holderFirstname: tidyName(values.holderFirstname),
    holderPatronymic: tidyName(values.holderPatronymic) || undefined,
    holderPhone: toWirePhone(values.holderPhone),
    holderEmail: values.holderEmail.trim() || undefined,
    holderBirthday: values.holderBirthday,
    holderGender: genderOf(values.holderGender) ?? 0,
    holderDocType: docTypeOf(values.holderDocType) ?? 0,
    holderDocSeries: tidyDocument(values.holderDocSeries) || undefined,
    holderDocNumber: tidyDocument(values.holderDocNumber),
    holderIssueDate: values.holderIssueDate,
    holderIssueInstitution: values.holderIssueInstitution.trim(),
    holderAddressReg: values.holderAddressReg.trim() || undefined,
    holderPostalCodeReg: values.holderPostalCodeReg.trim() || undefined,
    holderAddressFact: values.holderAddressFact.trim() || undefined,
    holderPostalCodeFact: values.holderPostalCodeFact.trim() || undefined,
    holderAddressEqual: values.holderAddressEqual,
    holderAsInsured: values.holderUid !== "",
    inn: values.inn.trim() || undefined,
  };
}

/** A whole order as it is saved, at the price that the buyer saw in TJS (S1 §7); dates stay `YYYY-MM-DD`. */
export function toTravelPayload(
  values: TravelOrderValues,
  { price, ...extras }: QuoteExtras & { readonly price: number },
): TravelOrderRequest {
  const flat = values.flatSumAssured > 0 ? values.assuredFlatAddress.trim() : "";
  return {
    ...tripOf(values, extras),
    ...holderOf(values),
    las: values.las.map(personOf),
    ...(flat === "" ? {} : { assuredFlatAddress: flat }),
    sumPrem: price,
    agree: true,
  };
}
