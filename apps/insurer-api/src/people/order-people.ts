import { isIsoDate } from "@sughurta/domain";
import { foldName, HIDDEN, maskName } from "#src/platform/texts/person-names.ts";

/** In the place of a birth date or a date of a document, where pages expect a date. */
export const ERASED_DATE = "1900-01-01";

type Json = unknown;
type Fields = Readonly<Record<string, Json>>;

/** Lists of people in the details of an order. */
const PEOPLE_LISTS: ReadonlySet<string> = new Set(["insuredPeople", "insured", "las", "drivers"]);

/** Texts in the details of an order that say what was sold, not to whom. */
const SOLD_TEXTS: ReadonlySet<string> = new Set([
  ...["variant", "program", "currency", "residentType", "coupon", "beginDate", "endDate"],
  ...["startDate", "date", "country", "carMark", "carModel", "markaTxt", "modelTxt"],
]);

/** Parts of the details of an order that are the same for every buyer. */
const SOLD_PARTS: ReadonlySet<string> = new Set(["terms"]);

const isFields = (value: Json): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textIn = (value: Json) => (typeof value === "string" ? value : "");

/** Name of a person in a list of an order: of a box, a trip or a car. */
function nameIn(person: Json): string {
  if (!isFields(person)) return "";
  const parts = [
    [person.name],
    [person.lastName, person.firstName],
    [person.laLastname, person.laFirstname],
    [person.driverLastname, person.driverFirstname],
    [person.driverFullName],
  ];
  const names = parts.map((words) => words.map(textIn).filter(Boolean).join(" "));
  return names.find(Boolean) ?? "";
}

/** Whether a full name in any order of words, with or without a patronymic, is that of a folded surname and first name. */
export function isNamed(fullName: string, folded: string): boolean {
  const words = new Set(foldName(fullName).split(" "));
  return folded !== "" && folded.split(" ").every((word) => words.has(word));
}

/** Names of insured people without those of a person. */
export const otherNames = (names: readonly string[], folded: string): string[] =>
  names.filter((name) => !isNamed(name, folded));

/** Insured names and their birth dates, which are two lists of a travel order. */
function insuredPairs(details: Fields) {
  const names = Array.isArray(details.lifeAssured) ? details.lifeAssured.map(textIn) : [];
  const dates = Array.isArray(details.birthDates) ? details.birthDates.map(textIn) : [];
  return names.map((name, index) => ({ name, birthDate: dates[index] ?? "" }));
}

function erased(value: Json, key: string, folded: string): Json {
  if (SOLD_PARTS.has(key)) return value;
  if (typeof value === "string") {
    if (SOLD_TEXTS.has(key)) return value;
    return isIsoDate(value) ? ERASED_DATE : "";
  }
  if (Array.isArray(value)) {
    return PEOPLE_LISTS.has(key)
      ? value.filter((person) => !isNamed(nameIn(person), folded))
      : value.map((item) => erased(item, key, folded));
  }
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, erased(item, name, folded)]),
  );
}

/** Details of an order without its person; other people stay as they are. */
export function eraseDetails(details: Fields, folded: string): Fields {
  const { lifeAssured, birthDates, ...rest } = details;
  const others = insuredPairs(details).filter(({ name }) => !isNamed(name, folded));
  return {
    ...(erased(rest, "", folded) as Fields),
    ...(lifeAssured === undefined ? {} : { lifeAssured: others.map(({ name }) => name) }),
    ...(birthDates === undefined
      ? {}
      : { birthDates: others.map(({ birthDate }) => birthDate).filter(Boolean) }),
  };
}

/** A person of an order in a file about another person: initials, and no other data. */
const maskedPerson = (name: string) => ({ name: maskName(name) });

/** Names of insured people, those of other people as initials. */
export const maskOthers = (names: readonly string[], folded: string): string[] =>
  names.map((name) => (isNamed(name, folded) ? name : maskName(name)));

function masked(value: Json, key: string, folded: string): Json {
  if (Array.isArray(value)) {
    return value.map((item) => {
      if (!PEOPLE_LISTS.has(key)) return masked(item, key, folded);
      const name = nameIn(item);
      return isNamed(name, folded) ? item : maskedPerson(name);
    });
  }
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, masked(item, name, folded)]),
  );
}

/** Details of an order with the data of other people masked. */
export function maskDetails(details: Fields, folded: string): Fields {
  const { lifeAssured, birthDates, ...rest } = details;
  const people = insuredPairs(details);
  return {
    ...(masked(rest, "", folded) as Fields),
    ...(lifeAssured === undefined
      ? {}
      : {
          lifeAssured: maskOthers(
            people.map(({ name }) => name),
            folded,
          ),
        }),
    ...(birthDates === undefined
      ? {}
      : {
          birthDates: people.map(({ name, birthDate }) =>
            isNamed(name, folded) ? birthDate : HIDDEN,
          ),
        }),
  };
}
