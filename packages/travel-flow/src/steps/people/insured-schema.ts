import { isIsoDate } from "@sughurta/domain";
import { documentValidity, repeatedDocuments } from "@sughurta/domain/travel";
import {
  choiceOf,
  type FieldErrors,
  gender,
  optionalEmail,
  optionalPhone,
  optionalText,
  requiredText,
} from "@sughurta/forms";
import * as z from "zod/mini";
import { birthDateErrors } from "../../order/birth-date-errors.ts";
import type { InsuredPerson, TravelOrderValues } from "../../order/order-values.ts";
import {
  anyDate,
  documentErrors,
  latinFullName,
  postalCode,
  wrongNameParts,
} from "./person-rules.ts";

const NAME_FIELDS = {
  lastName: "laLastname",
  firstName: "laFirstname",
  patronymic: "laPatronic",
} as const;

const personSchema = z.object({
  laFullname: latinFullName,
  laBirthday: anyDate,
  gender,
  laCitizenship: z.string().check(z.minLength(2, "country")),
  docType: choiceOf(["1", "2"]),
  docNumber: requiredText(),
  issueDate: anyDate,
  issueInstitution: requiredText(),
  dateTo: z.union([z.literal(""), anyDate], "date"),
  laPhone: optionalPhone,
  laEmail: optionalEmail,
  laPostalCodeReg: postalCode,
  laAddressReg: optionalText(),
});

/** Rules of the insured persons that concern one field each (S1 §5); errors are codes. */
export const insuredSchema = z.object({ las: z.array(personSchema) });

/** The valid-to date of a document against its issue and the trip's end (decision 39). */
export function validityOf({ dateTo, issueDate }: InsuredPerson, endDate: string) {
  if (![dateTo, issueDate, endDate].every(isIsoDate)) return undefined;
  return documentValidity({ dateTo, issueDate, endDate });
}

function personErrors(person: InsuredPerson, endDate: string, today: string): FieldErrors {
  const guessed = isIsoDate(person.laBirthday) && !person.laBirthdayTouch;
  const wrongEnd = validityOf(person, endDate) === "wrong";
  const names = wrongNameParts(person.laFullname, {
    lastName: person.laLastname,
    firstName: person.laFirstname,
    patronymic: person.laPatronic,
  });
  return {
    ...Object.fromEntries(names.map((part) => [NAME_FIELDS[part], { code: "latinName" }])),
    ...documentErrors({ ...person, birthday: person.laBirthday }, today),
    ...(guessed ? { laBirthday: { code: "birthdayUnconfirmed" } } : {}),
    ...(wrongEnd ? { dateTo: { code: "documentValidTo" } } : {}),
  };
}

/** Rules of the insured persons between fields, and the address of an insured home (S1 §5, decisions 32, 39). */
export function insuredErrors(values: TravelOrderValues, today: string): FieldErrors {
  const { las, endDate, flatSumAssured, assuredFlatAddress } = values;
  const own = las.flatMap((person, index) =>
    Object.entries(personErrors(person, endDate, today)).map(([field, error]) => [
      `las[${index}].${field}`,
      error,
    ]),
  );
  const repeated = repeatedDocuments(las).map((index) => [
    `las[${index}].docNumber`,
    { code: "documentTwice" },
  ]);
  const flatMissing = flatSumAssured > 0 && assuredFlatAddress.trim() === "";
  const flatLong = assuredFlatAddress.trim().length > 150;
  return {
    ...Object.fromEntries([...own, ...repeated]),
    ...birthDateErrors(values, today),
    ...(flatMissing ? { assuredFlatAddress: { code: "flatAddress" } } : {}),
    ...(flatSumAssured > 0 && flatLong ? { assuredFlatAddress: { code: "flatAddress" } } : {}),
  };
}
