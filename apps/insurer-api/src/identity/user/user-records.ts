import { randomUUID } from "node:crypto";
import { type SecretList, sealerFor } from "@sughurta/server-kit";
import { and, asc, eq } from "drizzle-orm";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { user } from "#src/platform/database/schema/service.ts";
import { sealedColumn } from "#src/platform/database/sealed-column.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";
import { type UserRecordKind, userRecord } from "./user-tables.ts";

/** More than a list can usefully show, and a limit of disk use. */
const MAX_RECORDS = 50;

/**
 * Records of one kind that a user saved for later orders, encrypted in the database; those of other users can be
 * neither seen nor changed.
 */
export interface UserRecords<Content extends object> {
  readonly list: (db: Database, userId: string) => Promise<({ readonly id: string } & Content)[]>;
  /** Returns the id, that of an existing record of the same thing if there is one; throws 409 over the limit. */
  readonly add: (db: Database, userId: string, content: Content) => Promise<string>;
  /** Replaces another record of the same thing; throws 404 if the user has no record of this id. */
  readonly change: (db: Database, userId: string, id: string, content: Content) => Promise<void>;
  /** Throws 404 if the user has no record of this id. */
  readonly remove: (db: Database, userId: string, id: string) => Promise<void>;
}

type Place = Pick<typeof userRecord.$inferSelect, "userId" | "kind" | "id">;

const createSealer = (secrets: SecretList) => sealerFor(secrets, "user records");
const getPlace = ({ userId, kind, id }: Place) => `${userId}/${kind}/${id}`;

export const sealedUserRecords = sealedColumn({
  about: "records of users",
  table: userRecord,
  key: [userRecord.id],
  column: userRecord.sealed,
  createSealer,
  getPlace,
});

/**
 * Records of a kind; `Content` is the validated body of its contract, plain JSON. `getKey` is the same for two records
 * of one thing, such as a plate, and `undefined` if nothing identifies it.
 */
export function userRecords<Content extends object>(
  service: Pick<Platform, "config" | "now">,
  kind: UserRecordKind,
  toKey: (content: Content) => string | undefined,
): UserRecords<Content> {
  const sealer = createSealer(service.config.secrets.draft);
  const seal = (userId: string, id: string, content: Content) =>
    sealer.seal(JSON.stringify(content), getPlace({ userId, kind, id }));
  const mine = (userId: string) => and(eq(userRecord.userId, userId), eq(userRecord.kind, kind));
  const own = (userId: string, id: string) => {
    if (!isIdentifier(id)) throw notFound();
    return and(eq(userRecord.id, id), mine(userId));
  };

  const records: UserRecords<Content> = {
    async list(db, userId) {
      const rows = await db
        .select()
        .from(userRecord)
        .where(mine(userId))
        .orderBy(asc(userRecord.createdAt), asc(userRecord.id));
      return rows.flatMap(({ id, sealed }) => {
        const text = sealer.open(sealed, getPlace({ userId, kind, id }));
        // Only `seal` writes them.
        return text === undefined ? [] : [{ ...(JSON.parse(text) as Content), id }];
      });
    },
    async add(db, userId, content) {
      // Two concurrent records of one user must not both take the last place, nor both be new.
      await db.select({ id: user.id }).from(user).where(eq(user.id, userId)).for("update");
      const [same] = await sameAs(db, userId, content);
      if (same !== undefined) {
        await records.change(db, userId, same, content);
        return same;
      }
      const count = await db.$count(userRecord, mine(userId));
      if (count >= MAX_RECORDS) {
        throw new FailureError(409, "recordsFull", { values: { max: MAX_RECORDS } });
      }
      const id = randomUUID();
      const sealed = seal(userId, id, content);
      await db.insert(userRecord).values({ id, userId, kind, sealed, createdAt: service.now() });
      return id;
    },
    async change(db, userId, id, content) {
      const [row] = await db
        .update(userRecord)
        .set({ sealed: seal(userId, id, content) })
        .where(own(userId, id))
        .returning({ id: userRecord.id });
      if (!row) throw notFound();
      for (const same of await sameAs(db, userId, content)) {
        if (same !== id) await records.remove(db, userId, same);
      }
    },
    async remove(db, userId, id) {
      const [row] = await db
        .delete(userRecord)
        .where(own(userId, id))
        .returning({ id: userRecord.id });
      if (!row) throw notFound();
    },
  };
  /** Ids of the records of the same thing. */
  async function sameAs(db: Database, userId: string, content: Content): Promise<string[]> {
    const key = toKey(content);
    if (key === undefined) return [];
    const known = await records.list(db, userId);
    return known.filter((record) => toKey(record) === key).map(({ id }) => id);
  }
  return records;
}
