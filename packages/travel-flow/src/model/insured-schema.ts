import { isIsoDate } from "@sughurta/domain";
import { repeatedDocuments, repeatedPeople } from "@sughurta/domain/person";
import { documentValidity, INSURED_DOC_TYPES } from "@sughurta/domain/travel";
import { dateWithin, type FieldErrors, gender } from "@sughurta/forms";
import {
  addressShape,
  citizenship,
  contactShape,
  documentErrors,
  documentShape,
  fieldsIn,
  fullNameErrors,
  fullNameShape,
} from "@sughurta/forms/people";
import * as z from "zod/mini";
import type { InsuredPerson, TravelOrderValues } from "./order-values.ts";
import { birthDateErrors } from "./people.ts";
import { ADDRESS, INSURED_CONTACTS, INSURED_FIELDS } from "./people-fields.ts";

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
export function validityOf({ dateTo, issueDate }: InsuredPerson, endDate: string) {
  if (![dateTo, issueDate, endDate].every(isIsoDate)) return undefined;
  return documentValidity({ dateTo, issueDate, endDate });
}

function personErrors(values: TravelOrderValues, index: number, today: string): FieldErrors {
  const entry = `las[${index}]`;
  const person = values.las[index];
  if (person === undefined) return {};
  const wrongEnd = validityOf(person, values.endDate) === "wrong";
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
