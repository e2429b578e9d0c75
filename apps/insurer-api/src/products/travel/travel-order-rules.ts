import type { CheckedBodyOf } from "@sughurta/contracts/core";
import type { saveTravel } from "@sughurta/contracts/travel";
import { foreignLetter, PERSON_NAME_MAX_LENGTH } from "@sughurta/domain";
import { isCitizenship } from "@sughurta/domain/countries";
import {
  type DocType,
  type DocumentViolation,
  documentNumberViolation,
  documentSeriesViolation,
  isLatinFullName,
  isLatinName,
  isPostalCode,
  issueDateViolation,
  joinFullName,
  repeatedDocuments,
  repeatedPeople,
  taxNumberViolation,
  validToViolation,
} from "@sughurta/domain/person";
import {
  documentValidity,
  holderBirthDateViolation,
  INSURED_DOC_TYPES,
} from "@sughurta/domain/travel";
import { type FieldCodes, fieldCodes } from "#src/platform/failures/failure-error.ts";
import { tripViolations } from "./trip-rules.ts";

/** A saved travel order. */
export type TravelOrder = CheckedBodyOf<typeof saveTravel>;
/** An insured person of an order. */
export type Person = TravelOrder["las"][number];

/** A given name has to be in Latin letters; only the last part may have several words. */
const nameViolation = (name: string | undefined, isName: (name: string) => boolean) =>
  name !== undefined && !isName(name) && (foreignLetter(name) ?? "latinName");

/** A full name has the maximum length of the form. S1 §5. */
const wholeNameViolation = (parts: Parameters<typeof joinFullName>[0]) =>
  joinFullName(parts).length > PERSON_NAME_MAX_LENGTH && "tooLong";

const postalCodeViolation = (code: string | undefined) =>
  code !== undefined && !isPostalCode(code) && "postalCode";

function documentViolations(
  docType: DocType,
  series: string | undefined,
  number: string,
): { series: DocumentViolation | undefined; number: DocumentViolation | undefined } {
  return {
    series: documentSeriesViolation(docType, series ?? ""),
    number: documentNumberViolation(docType, number),
  };
}

function holderViolations(order: TravelOrder, today: string): FieldCodes {
  const document = documentViolations(
    order.holderDocType,
    order.holderDocSeries,
    order.holderDocNumber,
  );
  const issued = issueDateViolation(order.holderIssueDate, order.holderBirthday, today);
  return fieldCodes({
    holderLastname: nameViolation(order.holderLastname, isLatinName),
    holderFirstname: nameViolation(order.holderFirstname, isLatinName),
    holderPatronymic: nameViolation(order.holderPatronymic, isLatinFullName),
    holderFullName: wholeNameViolation({
      lastName: order.holderLastname,
      firstName: order.holderFirstname,
      patronymic: order.holderPatronymic,
    }),
    holderBirthday: holderBirthDateViolation(order.holderBirthday, today),
    holderIssueDate: issued && "issueDate",
    holderDocSeries: document.series,
    holderDocNumber: document.number,
    inn: order.inn === undefined ? undefined : taxNumberViolation(order.inn),
    holderPostalCodeReg: postalCodeViolation(order.holderPostalCodeReg),
    holderPostalCodeFact: postalCodeViolation(order.holderPostalCodeFact),
  });
}

/** Violations of fields that the policy requires of a traveller, besides the birth date. S1 §5. */
function missingViolations(person: Person): FieldCodes {
  const { laLastname, laFirstname, docType, docNumber, issueDate, issueInstitution, gender } =
    person;
  const required = {
    laLastname,
    laFirstname,
    docType,
    docNumber,
    issueDate,
    issueInstitution,
    gender,
  };
  return fieldCodes(
    Object.fromEntries(
      Object.entries(required).map(([field, value]) => [
        field,
        (value === undefined || value === null) && "required",
      ]),
    ),
  );
}

/** Violations of one insured person, besides the birth date. */
export function personViolations(person: Person, endDate: string, today: string): FieldCodes {
  const { docType, docNumber, issueDate, dateTo, laCitizenship } = person;
  const hasDocument = docType !== undefined && docType !== null && docNumber !== undefined;
  const forTravel = INSURED_DOC_TYPES.some((type) => type === docType);
  const document =
    hasDocument && forTravel ? documentViolations(docType, person.series, docNumber) : undefined;
  const wrongEnd =
    !!dateTo && !!issueDate && documentValidity({ dateTo, issueDate, endDate }) === "wrong";
  return {
    ...missingViolations(person),
    ...fieldCodes({
      laLastname: nameViolation(person.laLastname, isLatinName),
      laFirstname: nameViolation(person.laFirstname, isLatinName),
      laPatronic: nameViolation(person.laPatronic, isLatinFullName),
      laFullname: wholeNameViolation({
        lastName: person.laLastname,
        firstName: person.laFirstname,
        patronymic: person.laPatronic,
      }),
      laCitizenship:
        laCitizenship !== undefined && !isCitizenship(laCitizenship) && "countryUnknown",
      docType: hasDocument && !forTravel && "documentForTravel",
      series: document?.series,
      docNumber: document?.number,
      issueDate:
        !!issueDate && !!issueDateViolation(issueDate, person.laBirthday, today) && "issueDate",
      laPostalCodeReg: postalCodeViolation(person.laPostalCodeReg),
      dateTo: wrongEnd ? "documentValidTo" : !!dateTo && tooLong(dateTo, today),
    }),
  };
}

/** A document that expires before the trip only causes a warning. SPEC-39. */
const tooLong = (dateTo: string, today: string) =>
  validToViolation(dateTo, today) === "documentValidTooLong" && "documentValidTooLong";

/** All violations of a travel order, by field (S1 §5). */
export function travelOrderViolations(order: TravelOrder, today: string): FieldCodes {
  const violations: FieldCodes = {
    ...tripViolations(order, today),
    ...holderViolations(order, today),
  };
  for (const [index, person] of order.las.entries()) {
    for (const [field, codes] of Object.entries(personViolations(person, order.endDate, today))) {
      violations[`las.${index}.${field}`] = codes;
    }
  }
  for (const index of repeatedDocuments(order.las)) {
    violations[`las.${index}.docNumber`] = ["documentTwice"];
  }
  const people = order.las.map((person) => ({
    fullName: joinFullName({
      lastName: person.laLastname,
      firstName: person.laFirstname,
      patronymic: person.laPatronic,
    }),
    birthDate: person.laBirthday,
  }));
  for (const index of repeatedPeople(people)) {
    violations[`las.${index}.laFullname`] = ["personTwice"];
  }
  if ((order.flatSumAssured ?? 0) > 0 && order.assuredFlatAddress === undefined) {
    violations.assuredFlatAddress = ["flatAddress"];
  }
  return violations;
}
