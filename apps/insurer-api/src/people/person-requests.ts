import { randomUUID } from "node:crypto";
import { DAY_MS, RETENTION } from "@sughurta/domain";
import { type SecretList, sealerFor } from "@sughurta/server-kit";
import { and, eq, inArray, isNotNull, isNull, lt } from "drizzle-orm";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { type PersonRequest, personRequest } from "#src/platform/database/schema/person.ts";
import { sealedColumn } from "#src/platform/database/sealed-column.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";

const KEPT_MS = RETENTION.requests.days * DAY_MS;

const createSealer = (secrets: SecretList) => sealerFor(secrets, "person requests");
const getPlace = ({ id }: Pick<PersonRequest, "id">) => id;

export const sealedPersonRequests = sealedColumn({
  about: "requests of people",
  table: personRequest,
  key: [personRequest.id],
  column: personRequest.sealed,
  createSealer,
  getPlace,
});

/** Audit subject of a request; the id says nothing about the person. */
export const personSubject = (id: string) => `person:${id}`;

/** Opens a request about a phone in wire format; returns its id. */
export async function openPersonRequest(
  { config, now }: Pick<Platform, "config" | "now">,
  db: Database,
  { phone, by, id = randomUUID() }: { readonly phone: string; readonly by: string; id?: string },
): Promise<string> {
  const sealed = createSealer(config.secrets.draft).seal(phone, id);
  await db
    .insert(personRequest)
    .values({ id, sealed, requestedBy: by, createdAt: now() })
    .onConflictDoNothing();
  return id;
}

/** A request with its phone; without one, its data is erased. Throws 404. */
export async function findPersonRequest(
  { config }: Pick<Platform, "config">,
  db: Database,
  id: string,
): Promise<PersonRequest & { readonly phone: string | undefined }> {
  const [found] = isIdentifier(id)
    ? await db.select().from(personRequest).where(eq(personRequest.id, id))
    : [];
  if (!found) throw notFound();
  const phone =
    found.sealed === null ? undefined : createSealer(config.secrets.draft).open(found.sealed, id);
  return { ...found, phone };
}

/** Closes a request whose data is erased; deletes the other requests about the phone. */
export async function closePersonRequest(
  { config, now }: Pick<Platform, "config" | "now">,
  tx: Database,
  { id, phone }: { readonly id: string; readonly phone: string },
): Promise<void> {
  await tx
    .update(personRequest)
    .set({ sealed: null, erasedAt: now() })
    .where(eq(personRequest.id, id));
  const open = await tx.select().from(personRequest).where(isNotNull(personRequest.sealed));
  const sealer = createSealer(config.secrets.draft);
  const same = open.filter(
    (one) => one.sealed !== null && sealer.open(one.sealed, one.id) === phone,
  );
  await tx.delete(personRequest).where(
    inArray(
      personRequest.id,
      same.map((one) => one.id),
    ),
  );
}

/** Deletes old requests; the id of an erasure stays. */
export async function sweepPersonRequests({
  db,
  now,
}: Pick<Platform, "db" | "now">): Promise<void> {
  const oldest = new Date(now().getTime() - KEPT_MS);
  const isOld = and(isNull(personRequest.erasedAt), lt(personRequest.createdAt, oldest));
  await sweepRows(db, personRequest, [personRequest.id], isOld);
}
