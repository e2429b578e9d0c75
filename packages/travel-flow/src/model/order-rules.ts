import * as z from "@sughurta/contracts/zod";
import { isIsoDate } from "@sughurta/domain";
import { repeatedDocuments, repeatedPeople } from "@sughurta/domain/person";
import {
  documentValidity,
  holderBirthDateViolation,
  INSURED_DOC_TYPES,
  isAddOnValue,
  TRAVEL_ADD_ONS,
} from "@sughurta/domain/travel";
import { agreement, dateWithin, type FieldErrors, gender } from "@sughurta/forms";
import {
  addressShape,
  citizenship,
  contactShape,
  documentErrors,
  documentShape,
  fieldsIn,
  fullNameErrors,
  fullNameShape,
  optionalTaxNumber,
} from "@sughurta/forms/people";
import type { InsuredPerson, TravelOrderValues } from "./order-values.ts";
import {
  ADDRESS,
  birthDateErrors,
  HOLDER_CONTACTS,
  HOLDER_FIELDS,
  INSURED_CONTACTS,
  INSURED_FIELDS,
} from "./people.ts";
import { tripErrors } from "./trip.ts";
import { tripSchema } from "./trip-schema.ts";

const personSchema = z.object({
  ...fullNameShape(INSURED_FIELDS.name, "latin"),
  laBirthday: dateWithin({}),
  gender,
  laCitizenship: citizenship,
  ...documentShape(INSURED_FIELDS.document, { types: INSURED_DOC_TYPES }),
  ...contactShape(INSURED_FIELDS.contacts, INSURED_CONTACTS),
  ...addressShape(INSURED_FIELDS.registered, ADDRESS),
});

/** Rules of the insured persons that concern one field each (S1 §5); errors are codes. */
export const insuredSchema = z.object({ las: z.array(personSchema) });

/** The valid-to date of a document against its issue and the trip's end (SPEC-39). */
export function getValidity({ dateTo, issueDate }: InsuredPerson, endDate: string) {
  if (![dateTo, issueDate, endDate].every(isIsoDate)) return undefined;
  return documentValidity({ dateTo, issueDate, endDate });
}

function personErrors(values: TravelOrderValues, index: number, today: string): FieldErrors {
  const entry = `las[${index}]`;
  const person = values.las[index];
  if (person === undefined) return {};
  const wrongEnd = getValidity(person, values.endDate) === "wrong";
  return {
    ...fullNameErrors(fieldsIn(entry, INSURED_FIELDS.name), values, "latin"),
    ...documentErrors(fieldsIn(entry, INSURED_FIELDS.document), values, {
      today,
      birthDate: `${entry}.laBirthday`,
      oneIssueText: true,
    }),
    ...(wrongEnd ? { [`${entry}.dateTo`]: { code: "documentValidTo" } } : {}),
  };
}

/** Rules of the insured persons between fields, and the address of an insured home (S1 §5, SPEC-39). */
export function insuredErrors(values: TravelOrderValues, today: string): FieldErrors {
  const { las, flatSumAssured, assuredFlatAddress } = values;
  const own = las.map((_, index) => personErrors(values, index, today));
  const repeated = repeatedDocuments(las).map((index) => ({
    [`las[${index}].docNumber`]: { code: "documentTwice" },
  }));
  const people = las.map(({ laFullname, laBirthday }) => ({
    fullName: laFullname,
    birthDate: laBirthday,
  }));
  const twice = repeatedPeople(people).map((index) => ({
    [`las[${index}].laFullname`]: { code: "personTwice" },
  }));
  const flat = assuredFlatAddress.trim();
  const wrongFlat = flatSumAssured > 0 && (flat === "" || flat.length > ADDRESS.maxLength);
  return {
    ...Object.assign({}, ...own, ...repeated, ...twice),
    ...birthDateErrors(values, today),
    ...(wrongFlat ? { assuredFlatAddress: { code: "flatAddress" } } : {}),
  };
}

/** Rules of the holder that concern one field each (S1 §5); errors are codes. */
export const holderSchema = z.object({
  ...fullNameShape(HOLDER_FIELDS.name, "latin"),
  ...contactShape(HOLDER_FIELDS.contacts, HOLDER_CONTACTS),
  holderBirthday: dateWithin({}),
  holderGender: gender,
  ...documentShape(HOLDER_FIELDS.document),
  ...addressShape(HOLDER_FIELDS.registered, ADDRESS),
  ...addressShape(HOLDER_FIELDS.actual, ADDRESS),
  inn: optionalTaxNumber,
});

/** Rules of the holder between fields: name in parts, age, document by its type, issue date (S1 §5, SPEC-39). */
function holderErrors(values: TravelOrderValues, today: string): FieldErrors {
  const { holderBirthday } = values;
  const age = isIsoDate(holderBirthday)
    ? holderBirthDateViolation(holderBirthday, today)
    : undefined;
  return {
    ...fullNameErrors(HOLDER_FIELDS.name, values, "latin"),
    ...(age ? { holderBirthday: { code: age } } : {}),
    ...documentErrors(HOLDER_FIELDS.document, values, {
      today,
      birthDate: "holderBirthday",
      oneIssueText: true,
    }),
  };
}

const amount = z.number();

/** Add-ons as numbers: a sum, 1 for a switch, 0 for off (S1 §3). */
const addOnsSchema = z.object(
  Object.fromEntries(TRAVEL_ADD_ONS.map(({ field }) => [field, amount])),
);

/** Sums that are not in the list of their add-on (S1 §9). */
function addOnsErrors(values: TravelOrderValues): FieldErrors {
  const wrong = TRAVEL_ADD_ONS.filter(({ field }) => !isAddOnValue(field, values[field]));
  return Object.fromEntries(wrong.map(({ field }) => [field, { code: "addOnSum" }]));
}

/** The last step: only the agreement (S1 §5). */
const reviewSchema = z.object({ agree: agreement });

/** Rules of each part of a travel order (S1 §5). */
export const travelRules = {
  trip: { schema: tripSchema, errors: tripErrors },
  options: { schema: addOnsSchema, errors: addOnsErrors },
  holder: { schema: holderSchema, errors: holderErrors },
  insured: { schema: insuredSchema, errors: insuredErrors },
  review: { schema: reviewSchema },
};
