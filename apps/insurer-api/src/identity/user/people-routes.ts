import { addMyPerson, changeMyPerson, myPeople, removeMyPerson } from "@sughurta/contracts/account";
import type { CheckedBodyOf } from "@sughurta/contracts/core";
import { compareDates, foldPersonName } from "@sughurta/domain";
import { joinFullName } from "@sughurta/domain/person";
import { refuseViolations } from "#src/platform/failures/failure-error.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import { type Platform, todayOf } from "#src/platform/platform.ts";
import { documentViolations } from "./document-routes.ts";
import { signedIn } from "./profile-routes.ts";
import { type UserRecords, userRecords } from "./user-records.ts";

type Person = CheckedBodyOf<typeof addMyPerson>;

/** Insured people saved by a signed-in user. */
export const peopleOf = (service: Pick<Platform, "config" | "now">): UserRecords<Person> =>
  userRecords(
    service,
    "person",
    (person) => `${foldPersonName(joinFullName(person))} ${person.birthDate}`,
  );

/** Saved insured people of a signed-in user: lists and changes them (SPEC-20). */
export function peopleRoutes(service: Pick<Platform, "config" | "now">): Route[] {
  const people = peopleOf(service);
  function checked(person: Person): Person {
    const today = todayOf(service);
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
