import {
  addAddress,
  addIdentityDocument,
  addMyPerson,
  addresses,
  changeAddress,
  changeIdentityDocument,
  changeMyPerson,
  identityDocuments,
  myPeople,
  removeAddress,
  removeIdentityDocument,
  removeMyPerson,
} from "@sughurta/contracts/account";
import type { CheckedBodyOf } from "@sughurta/contracts/core";
import type { addMyCar } from "@sughurta/contracts/motor";
import { compareDates, foldPersonName } from "@sughurta/domain";
import {
  isPostalCode,
  joinFullName,
  normalizeDocument,
  validToViolation,
} from "@sughurta/domain/person";
import {
  type FieldCodes,
  fieldCodes,
  refuseViolations,
} from "#src/platform/failures/failure-error.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import { getToday, type Platform } from "#src/platform/platform.ts";
import { signedIn } from "./profile-routes.ts";
import { type UserRecords, userRecords } from "./user-records.ts";

type Document = CheckedBodyOf<typeof addIdentityDocument>;

/** Identity documents saved by a signed-in user. */
export const createDocumentRecords = (
  service: Pick<Platform, "config" | "now">,
): UserRecords<Document> =>
  userRecords(service, "document", ({ series = "", docNumber }) =>
    normalizeDocument(series + docNumber).replaceAll(" ", ""),
  );

/** Violations of a document's dates, by field; `prefix` precedes the names. */
function documentViolations(
  { issueDate, dateTo }: Pick<Document, "issueDate" | "dateTo">,
  today: string,
  prefix = "",
): FieldCodes {
  const lasts = dateTo ? validToViolation(dateTo, today) : undefined;
  const endsBefore = dateTo && compareDates(dateTo, issueDate) <= 0;
  return {
    ...(compareDates(issueDate, today) > 0 ? { [`${prefix}issueDate`]: ["notAfterToday"] } : {}),
    ...(endsBefore ? { [`${prefix}dateTo`]: ["documentValidTo"] } : {}),
    ...(lasts === "documentValidTooLong" ? { [`${prefix}dateTo`]: [lasts] } : {}),
  };
}

/** Identity documents of the signed-in user; those of other users can be neither seen nor changed. */
export function documentRoutes(service: Pick<Platform, "config" | "now">): Route[] {
  const saved = createDocumentRecords(service);
  function checked(document: Document): Document {
    refuseViolations(documentViolations(document, getToday(service)));
    return document;
  }
  return [
    route(identityDocuments, async ({ db, userId }) =>
      respond(200, await saved.list(db, signedIn(userId))),
    ),
    route(addIdentityDocument, async ({ db, body, userId }) => {
      const id = await saved.add(db, signedIn(userId), checked(body));
      return respond(201, { ...body, id });
    }),
    route(changeIdentityDocument, async ({ db, body, params: { id }, userId }) => {
      await saved.change(db, signedIn(userId), id, checked(body));
      return respond(200, { ...body, id });
    }),
    route(removeIdentityDocument, async ({ db, params, userId }) => {
      await saved.remove(db, signedIn(userId), params.id);
      return respond(200, { removed: true });
    }),
  ];
}

type Address = CheckedBodyOf<typeof addAddress>;

/** Addresses saved by a signed-in user. */
export const createAddressRecords = (
  service: Pick<Platform, "config" | "now">,
): UserRecords<Address> =>
  userRecords(service, "address", ({ city, address }) =>
    `${city}, ${address}`.toLocaleLowerCase("ru").replace(/\s+/g, " "),
  );

function checked(address: Address): Address {
  const { postalCode } = address;
  const isWrong = postalCode !== undefined && !isPostalCode(postalCode);
  refuseViolations(fieldCodes({ postalCode: isWrong && "postalCode" }));
  return address;
}

/** Addresses of the signed-in user; those of other users can be neither seen nor changed. */
export function addressRoutes(service: Pick<Platform, "config" | "now">): Route[] {
  const saved = createAddressRecords(service);
  return [
    route(addresses, async ({ db, userId }) =>
      respond(200, await saved.list(db, signedIn(userId))),
    ),
    route(addAddress, async ({ db, body, userId }) => {
      const id = await saved.add(db, signedIn(userId), checked(body));
      return respond(201, { ...body, id });
    }),
    route(changeAddress, async ({ db, body, params: { id }, userId }) => {
      await saved.change(db, signedIn(userId), id, checked(body));
      return respond(200, { ...body, id });
    }),
    route(removeAddress, async ({ db, params, userId }) => {
      await saved.remove(db, signedIn(userId), params.id);
      return respond(200, { removed: true });
    }),
  ];
}

type Person = CheckedBodyOf<typeof addMyPerson>;

/** Insured people saved by a signed-in user. */
export const createPersonRecords = (
  service: Pick<Platform, "config" | "now">,
): UserRecords<Person> =>
  userRecords(
    service,
    "person",
    (person) => `${foldPersonName(joinFullName(person))} ${person.birthDate}`,
  );

/** Saved insured people of a signed-in user: lists and changes them (SPEC-20). */
export function peopleRoutes(service: Pick<Platform, "config" | "now">): Route[] {
  const people = createPersonRecords(service);
  function checked(person: Person): Person {
    const today = getToday(service);
    const { birthDate, document } = person;
    refuseViolations({
      ...(compareDates(birthDate, today) > 0 ? { birthDate: ["birthInFuture"] } : {}),
      ...(document ? documentViolations(document, today, "document.") : {}),
    });
    return person;
  }
  return [
    route(myPeople, async ({ db, userId }) =>
      respond(200, await people.list(db, signedIn(userId))),
    ),
    route(addMyPerson, async ({ db, body, userId }) => {
      const id = await people.add(db, signedIn(userId), checked(body));
      return respond(201, { id });
    }),
    route(changeMyPerson, async ({ db, body, params: { id }, userId }) => {
      await people.change(db, signedIn(userId), id, checked(body));
      return respond(200, { id });
    }),
    route(removeMyPerson, async ({ db, params, userId }) => {
      await people.remove(db, signedIn(userId), params.id);
      return respond(200, { removed: true });
    }),
  ];
}

/** A car as entered by a user. */
export type AddedCar = CheckedBodyOf<typeof addMyCar>;

/** Cars that a signed-in user entered manually. */
export const createCarRecords = (
  service: Pick<Platform, "config" | "now">,
): UserRecords<AddedCar> => userRecords(service, "car", ({ gosNomer, vin }) => gosNomer ?? vin);
