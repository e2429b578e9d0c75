import type { CheckedBodyOf, saveTravel } from "@sughurta/contracts";
import { addYears, ageOn, compareDates, fromWirePhone } from "@sughurta/domain";
import type { FailureCode } from "#src/texts/failure-texts.ts";
import { type FieldCodes, tripFaults } from "./trip-rules.ts";

/** A travel order as it is saved. */
export type TravelOrder = CheckedBodyOf<typeof saveTravel>;

const HOLDER_AGE = { from: 18, to: 80 } as const;
const ISSUE_MAX_YEARS = 70;
const LATIN_NAME = /^[A-Za-z][A-Za-z' -]{0,149}$/;
const PASSPORT = 0;
const FOREIGN = 2;

function nameFaults(fields: Readonly<Record<string, string | undefined>>): FieldCodes {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, name]) => name !== undefined && !LATIN_NAME.test(name))
      .map(([field]) => [field, ["latinName"]]),
  );
}

function issueFault(issued: string, born: string, today: string): FailureCode | undefined {
  const wrong =
    compareDates(issued, born) < 0 ||
    compareDates(issued, today) > 0 ||
    compareDates(issued, addYears(today, -ISSUE_MAX_YEARS)) < 0;
  return wrong ? "issueDate" : undefined;
}

/** Series and number by the kind of document (S1 §5). */
function documentFault(
  type: number,
  series: string | undefined,
  number: string,
): ["series" | "number", FailureCode] | undefined {
  if (type === PASSPORT) {
    if (!/^[A-Za-z]$/.test(series ?? "")) return ["series", "passportSeries"];
    return /^\d{8,15}$/.test(number) ? undefined : ["number", "passportNumber"];
  }
  if (type === FOREIGN) {
    if (!/^[A-Za-z\d]{0,15}$/.test(series ?? "")) return ["series", "foreignDocument"];
    return /^[A-Za-z\d]{1,15}$/.test(number) ? undefined : ["number", "foreignDocument"];
  }
  return /^[\d ]{1,15}$/.test(number) ? undefined : ["number", "travelDocumentNumber"];
}

function holderFaults(order: TravelOrder, today: string): FieldCodes {
  const { holderLastname, holderFirstname, holderPatronymic } = order;
  const faults = nameFaults({ holderLastname, holderFirstname, holderPatronymic });
  const age = ageOn(order.holderBirthday, today);
  if (age < HOLDER_AGE.from || age > HOLDER_AGE.to) faults.holderBirthday = ["holderAge"];
  const issue = issueFault(order.holderIssueDate, order.holderBirthday, today);
  if (issue) faults.holderIssueDate = [issue];
  if (fromWirePhone(order.holderPhone) === undefined) faults.holderPhone = ["phone"];
  const fault = documentFault(order.holderDocType, order.holderDocSeries, order.holderDocNumber);
  if (fault) faults[fault[0] === "series" ? "holderDocSeries" : "holderDocNumber"] = [fault[1]];
  return faults;
}

function personFaults(order: TravelOrder, index: number, today: string): FieldCodes {
  const person = order.las[index];
  if (person === undefined) return {};
  const faults: FieldCodes = {};
  const { laLastname, laFirstname, laPatronic, docNumber, docType, issueDate, gender } = person;
  const required = { laLastname, laFirstname, docNumber, docType, issueDate, gender };
  for (const [field, value] of Object.entries(required)) {
    if (value === undefined || value === null) faults[field] = ["required"];
  }
  Object.assign(faults, nameFaults({ laLastname, laFirstname, laPatronic }));
  if (docType === PASSPORT) faults.docType = ["documentForTravel"];
  else if (docNumber !== undefined && docType !== undefined && docType !== null) {
    const fault = documentFault(docType, person.series, docNumber);
    if (fault) faults[fault[0] === "series" ? "series" : "docNumber"] = [fault[1]];
  }
  if (issueDate) {
    const issue = issueFault(issueDate, person.laBirthday, today);
    if (issue) faults.issueDate = [issue];
  }
  const same = (other: (typeof order.las)[number]) =>
    other.docNumber === docNumber && (other.series ?? "") === (person.series ?? "");
  if (docNumber !== undefined && order.las.slice(0, index).some(same)) {
    faults.docNumber = ["documentTwice"];
  }
  return Object.fromEntries(
    Object.entries(faults).map(([field, codes]) => [`las.${index}.${field}`, codes]),
  );
}

/** Everything that keeps a travel order from being saved, by field (S1 §5). */
export function travelOrderFaults(order: TravelOrder, today: string): FieldCodes {
  const faults = { ...tripFaults(order, today), ...holderFaults(order, today) };
  for (const index of order.las.keys()) Object.assign(faults, personFaults(order, index, today));
  if ((order.flatSumAssured ?? 0) > 0 && order.assuredFlatAddress === undefined) {
    faults.assuredFlatAddress = ["flatAddress"];
  }
  return faults;
}
