import {
  type CorrectionField,
  foldPersonName,
  type IdentityChange,
  normalizeName,
} from "@sughurta/domain";
import { normalizeVehicleCode } from "@sughurta/domain/motor";
import { joinFullName } from "@sughurta/domain/person";
import type {
  NamedPerson,
  Order,
  Policy,
  PolicyData,
  PolicyDriver,
} from "#src/platform/database/schema/sales.ts";
import { productLines } from "#src/products/catalogue/product-lines.ts";
import { personOfHolder } from "#src/products/line/corrected-order.ts";

/** Data of a policy that can be corrected; of one that was not bought here, its holder. */
export function policyData(issued: Policy, order: Order | undefined): PolicyData {
  const { holder, startDate, endDate, policyType } = issued;
  const named = order ? productLines[policyType].correctable(order) : { insured: [] };
  return {
    holder: personOfHolder(holder),
    email: holder.email ?? "",
    phone: holder.phone,
    ...named,
    startDate,
    endDate,
  };
}

const tidyText = (text: string | undefined) => (text === undefined ? undefined : text.trim());

function tidyPerson<Person extends NamedPerson>(person: Person): Person {
  return {
    ...person,
    lastName: normalizeName(person.lastName),
    firstName: normalizeName(person.firstName),
    patronymic: normalizeName(person.patronymic),
    docSeries: tidyText(person.docSeries),
    docNumber: tidyText(person.docNumber),
  };
}

const tidyCode = (code: string | undefined) =>
  code === undefined ? undefined : normalizeVehicleCode(code);

/** Entered data in stored form: names without extra spaces, numbers of a vehicle in wire format. */
export function tidyPolicyData(data: PolicyData): PolicyData {
  const { vehicle, drivers } = data;
  return {
    ...data,
    holder: tidyPerson(data.holder),
    email: data.email.trim(),
    insured: data.insured.map(tidyPerson),
    ...(drivers ? { drivers: drivers.map(tidyPerson) } : {}),
    ...(vehicle
      ? { vehicle: { plate: tidyCode(vehicle.plate) ?? "", vin: tidyCode(vehicle.vin) } }
      : {}),
  };
}

/** Name and email of the holder as corrected; also where the holder is an insured person or a driver. */
export function withCorrectedHolder(
  data: PolicyData,
  {
    lastName,
    firstName,
    patronymic = "",
    email = "",
  }: {
    readonly lastName: string;
    readonly firstName: string;
    readonly patronymic?: string | undefined;
    readonly email?: string | undefined;
  },
): PolicyData {
  const { holder, insured, drivers } = data;
  const isHolder = (person: NamedPerson) =>
    person.birthDate === holder.birthDate &&
    foldPersonName(joinFullName(person)) === foldPersonName(joinFullName(holder));
  const corrected = <Person extends NamedPerson>(person: Person): Person =>
    isHolder(person) ? { ...person, lastName, firstName, patronymic } : person;
  return {
    ...data,
    holder: corrected(holder),
    insured: insured.map(corrected),
    ...(drivers ? { drivers: drivers.map(corrected) } : {}),
    email,
  };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const toDocument = ({ docSeries = "", docNumber = "" }: NamedPerson) => [docSeries, docNumber];

/** Pairs of the same people before and after; people that were added or removed have no pair. */
const peoplePairs = (before: PolicyData, after: PolicyData) =>
  [before.holder, ...before.insured].map(
    (person, at) => [person, [after.holder, ...after.insured][at] ?? person] as const,
  );

/** The fields that differ between two states of a policy, in the order of the rules. */
export function changedFields(before: PolicyData, after: PolicyData): CorrectionField[] {
  const pairs = peoplePairs(before, after);
  const differs = (of: (person: NamedPerson) => unknown) =>
    pairs.some(([a, b]) => !isSame(of(a), of(b)));
  const changes: Readonly<Record<CorrectionField, boolean>> = {
    name: differs(joinFullName),
    document: differs(toDocument),
    birthDate: differs(({ birthDate }) => birthDate),
    email: before.email !== after.email,
    phone: before.phone !== after.phone,
    plate: before.vehicle?.plate !== after.vehicle?.plate,
    vin: (before.vehicle?.vin ?? "") !== (after.vehicle?.vin ?? ""),
    dates: before.startDate !== after.startDate || before.endDate !== after.endDate,
    drivers: !isSame(before.drivers?.map(driverKey), after.drivers?.map(driverKey)),
  };
  // Object.keys is typed by its keys here: the record has exactly those of the rules.
  return (Object.keys(changes) as CorrectionField[]).filter((field) => changes[field]);
}

/** A driver as compared: without the order of the members. */
const driverKey = (driver: PolicyDriver) => [
  driver.at,
  joinFullName(driver),
  driver.birthDate,
  ...toDocument(driver),
  driver.licenceDate,
];

/** Changes of names, birth dates and VINs between a policy as it was sold and as it is wanted. */
export function identityChanges(sold: PolicyData, wanted: PolicyData): IdentityChange[] {
  const people = peoplePairs(sold, wanted).flatMap(([a, b]): IdentityChange[] => [
    { field: "name", sold: joinFullName(a), wanted: joinFullName(b) },
    { field: "birthDate", sold: a.birthDate, wanted: b.birthDate },
  ]);
  const vin: IdentityChange = {
    field: "vin",
    sold: sold.vehicle?.vin ?? "",
    wanted: wanted.vehicle?.vin ?? "",
  };
  return [...people, vin].filter((change) => change.sold !== change.wanted);
}

/** The members of a policy's data that differ, before and after. */
export function changedParts(before: PolicyData, after: PolicyData) {
  const names = (Object.keys(after) as (keyof PolicyData)[]).filter(
    (name) => !isSame(before[name], after[name]),
  );
  const pick = (data: PolicyData): Partial<PolicyData> =>
    Object.fromEntries(names.map((name) => [name, data[name]]));
  return { before: pick(before), after: pick(after) };
}
