import type { BodyOf } from "@sughurta/contracts/core";
import type { calculateTravel, saveTravel } from "@sughurta/contracts/travel";
import { type Gender, genderCode, isIsoDate, normalizeName, toWirePhone } from "@sughurta/domain";
import { normalizeDocument, toDocType } from "@sughurta/domain/person";
import { TRAVEL_ADD_ONS, type TravelCurrency } from "@sughurta/domain/travel";
import { toPayload, wireField } from "@sughurta/forms";
import type { InsuredPerson, TravelOrderValues } from "./order-values.ts";
import { pricedBirthDate } from "./people.ts";

/** Payload of `POST /v1/travel/calc` (S1 §7). */
export type TravelQuoteRequest = BodyOf<typeof calculateTravel>;
/** Payload of `POST /v1/travel/` without the displayed price (S1 §7). */
export type TravelOrderRequest = Omit<BodyOf<typeof saveTravel>, "sumPrem">;

/** Input of a price beside the form. */
export interface QuoteExtras {
  readonly coupon?: string | undefined;
  readonly partner?: string | undefined;
  /** True for the quick quote, whose single insured person is the holder (SPEC-36). */
  readonly shortValidate?: boolean | undefined;
}

/** Values of an order beside the form. */
export interface OrderExtras extends QuoteExtras {
  /** The partner's own reference of the sale. */
  readonly partnerReference?: string | undefined;
}

const toCurrency = (currency: string): TravelCurrency => (currency === "EUR" ? "EUR" : "USD");

const toGender = (gender: string): Gender | undefined =>
  gender === "f" || gender === "m" ? genderCode(gender) : undefined;

const trip = wireField<TravelOrderValues>();

/** Each key of the trip; the error of a key that the form has under another name is shown at that field. */
const TRIP_FIELDS = {
  country: trip("country", (codes) => codes.join(",")),
  multi: trip("howOften", (howOften) => (howOften === "1" ? 1 : 0)),
  beginDate: trip("beginDate"),
  endDate: trip("endDate"),
  dayCount: trip("endDate", (_, { dayCount }) => dayCount),
  currency: trip("currency", toCurrency),
  mainSumAssured: trip("mainSumAssured", Number),
  sportOption: trip("spaType", (_, { sportOption }) => sportOption),
  spaType: trip("spaType", Number),
  sequence: trip("spaType", (_, { sequence }) => [...sequence]),
};

const ADD_ON_FIELDS = Object.fromEntries(TRAVEL_ADD_ONS.map(({ field }) => [field, trip(field)]));

function toTrip(values: TravelOrderValues, { coupon, partner, shortValidate }: QuoteExtras) {
  return {
    ...toPayload(TRIP_FIELDS, values),
    ...toPayload(ADD_ON_FIELDS, values),
    ...(values.accSumAssured > 0 && values.accManual ? { accManual: true } : {}),
    ...(shortValidate ? { shortValidate: true } : {}),
    ...(coupon ? { coupon } : {}),
    ...(partner ? { partner } : {}),
  };
}

/** The price request, without names and documents; `undefined` while a required value is missing. */
export function toTravelQuote(
  values: TravelOrderValues,
  extras: QuoteExtras = {},
): TravelQuoteRequest | undefined {
  const dates = [values.beginDate, values.endDate, ...values.las.map(pricedBirthDate)];
  if (values.country.length === 0 || !dates.every(isIsoDate)) return undefined;
  const { holderBirthday, holderGender } = values;
  const known = isIsoDate(holderBirthday) ? { holderBirthday } : {};
  const holder = extras.shortValidate ? { ...known, holderGender: toGender(holderGender) } : {};
  return {
    ...toTrip(values, extras),
    ...holder,
    las: values.las.map((person) => ({
      laBirthday: pricedBirthDate(person),
      sequence: [...person.sequence],
    })),
  };
}

const person = wireField<InsuredPerson>();
const nameOrMissing = (name: string) => normalizeName(name) || undefined;
const documentOrMissing = (text: string) => normalizeDocument(text) || undefined;
const trimmed = (text: string) => text.trim();
const textOrMissing = (text: string) => text.trim() || undefined;

const PERSON_FIELDS = {
  uid: person("uid"),
  laLastname: person("laLastname", normalizeName),
  laFirstname: person("laFirstname", normalizeName),
  laPatronic: person("laPatronic", nameOrMissing),
  laFullname: person("laFullname", normalizeName),
  laBirthday: person("laBirthday"),
  laBirthdayTouch: person("laBirthday", isIsoDate),
  laCitizenship: person("laCitizenship"),
  gender: person("gender", toGender),
  docType: person("docType", toDocType),
  series: person("series", documentOrMissing),
  docNumber: person("docNumber", normalizeDocument),
  issueDate: person("issueDate", textOrMissing),
  issueInstitution: person("issueInstitution", trimmed),
  dateTo: person("dateTo", textOrMissing),
  laPhone: person("laPhone", (phone) => (phone === "" ? undefined : toWirePhone(phone))),
  laEmail: person("laEmail", textOrMissing),
  laPostalCodeReg: person("laPostalCodeReg", textOrMissing),
  laAddressReg: person("laAddressReg", textOrMissing),
  sequence: person("sequence", (codes) => [...codes]),
};

const HOLDER_FIELDS = {
  holderLastname: trip("holderLastname", normalizeName),
  holderFirstname: trip("holderFirstname", normalizeName),
  holderPatronymic: trip("holderPatronymic", nameOrMissing),
  holderPhone: trip("holderPhone", toWirePhone),
  holderEmail: trip("holderEmail", textOrMissing),
  holderBirthday: trip("holderBirthday"),
  holderGender: trip("holderGender", (gender) => toGender(gender) ?? 0),
  holderDocType: trip("holderDocType", (type) => toDocType(type) ?? 0),
  holderDocSeries: trip("holderDocSeries", documentOrMissing),
  holderDocNumber: trip("holderDocNumber", normalizeDocument),
  holderIssueDate: trip("holderIssueDate"),
  holderIssueInstitution: trip("holderIssueInstitution", trimmed),
  holderAddressReg: trip("holderAddressReg", textOrMissing),
  holderPostalCodeReg: trip("holderPostalCodeReg", textOrMissing),
  holderAddressFact: trip("holderAddressFact", textOrMissing),
  holderPostalCodeFact: trip("holderPostalCodeFact", textOrMissing),
  holderAddressEqual: trip("holderAddressEqual"),
  holderAsInsured: trip("holderUid", (uid) => uid !== ""),
  inn: trip("inn", textOrMissing),
};

const HOME_FIELDS = {
  assuredFlatAddress: trip("assuredFlatAddress", (address, { flatSumAssured }) =>
    flatSumAssured > 0 ? textOrMissing(address) : undefined,
  ),
};

const REVIEW_FIELDS = { agree: trip("agree", () => true as const) };

/** Each key of `POST /v1/travel/` by the part of the order with its field; `las` is a list of people (S1 §7). */
export const TRAVEL_FIELDS = {
  trip: TRIP_FIELDS,
  options: ADD_ON_FIELDS,
  holder: HOLDER_FIELDS,
  insured: HOME_FIELDS,
  review: REVIEW_FIELDS,
};

/** A whole order without its price, as it is saved (S1 §7); dates stay `YYYY-MM-DD`. */
export function toTravelPayload(
  values: TravelOrderValues,
  { partnerReference, ...extras }: OrderExtras = {},
): TravelOrderRequest {
  return {
    ...toTrip(values, extras),
    ...(partnerReference ? { partnerReference } : {}),
    ...toPayload(HOLDER_FIELDS, values),
    ...toPayload(HOME_FIELDS, values),
    ...toPayload(REVIEW_FIELDS, values),
    las: values.las.map((one) => toPayload(PERSON_FIELDS, one)),
  };
}
