import { profile, saveProfile } from "@sughurta/contracts/account";
import { compareDates, type Gender, isIsoDate } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { user } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, invalidFields, notFound } from "#src/platform/failures/failure-error.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import { getToday, type Platform } from "#src/platform/platform.ts";

type Person = typeof user.$inferSelect;

const textIn = (value: unknown) => (typeof value === "string" ? value : "");
const genderIn = (value: unknown): Gender | null => (value === 0 || value === 1 ? value : null);

/** A profile as a response. */
export function profileResponse({ username, profile: kept }: Person) {
  return {
    lastName: textIn(kept.lastName),
    firstName: textIn(kept.firstName),
    patronymic: textIn(kept.patronymic),
    phone: username,
    email: textIn(kept.email),
    birthDate: isIsoDate(kept.birthDate) ? kept.birthDate : null,
    gender: genderIn(kept.gender),
  };
}

/** The id of the signed-in user. Throws 401 for a guest. */
export function signedIn(userId: string | undefined): string {
  if (userId === undefined) throw new FailureError(401, "signInRequired");
  return userId;
}

/** The row of the signed-in user. */
export async function loadPerson(db: Database, userId: string | undefined): Promise<Person> {
  const isPerson = eq(user.id, signedIn(userId));
  const [person] = await db.select().from(user).where(isPerson);
  if (!person) throw notFound();
  return person;
}

/** Updates the signed-in user. */
export async function changePerson(
  db: Database,
  userId: string | undefined,
  changes: Partial<Person>,
): Promise<Person> {
  const isPerson = eq(user.id, signedIn(userId));
  const [person] = await db.update(user).set(changes).where(isPerson).returning();
  if (!person) throw notFound();
  return person;
}

/** Profile of the signed-in user (SPEC-20). */
export function profileRoutes(service: Pick<Platform, "config" | "now">): Route[] {
  return [
    route(profile, async ({ db, userId }) =>
      respond(200, profileResponse(await loadPerson(db, userId))),
    ),
    route(saveProfile, async ({ db, body, userId }) => {
      if (body.birthDate !== undefined && compareDates(body.birthDate, getToday(service)) > 0) {
        throw invalidFields({ birthDate: ["birthInFuture"] });
      }
      return respond(200, profileResponse(await changePerson(db, userId, { profile: body })));
    }),
  ];
}
