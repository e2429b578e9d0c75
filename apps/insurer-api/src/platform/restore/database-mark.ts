import { describeError } from "@sughurta/server-kit";
import { and, eq, gte, sql } from "drizzle-orm";
import {
  type DatabaseMark,
  databaseMark,
  type RestoreReason,
} from "#src/platform/database/schema/restore.ts";
import { type Database, queryRows } from "#src/platform/database/sql.ts";
import type { Platform } from "#src/platform/platform.ts";
import { holdDeliveries } from "./suspended-deliveries.ts";

/** Deliveries of so much time before the loss of a database may be unknown to its mark. */
export const MARK_EVERY_MS = 5_000;
/** A copy that ran through a change of the primary has noted the new timeline by then. */
const ADOPTED_AFTER_MS = 3 * MARK_EVERY_MS;
const ID = 1;

type Needs = Pick<Platform, "db" | "log" | "now" | "pause" | "store">;
type Place = Pick<DatabaseMark, "systemId" | "timeline">;

/** Runs in the transaction in which a restored database is recognised. */
type OnRestore = (tx: Database, reason: RestoreReason) => Promise<void>;

const ofMark = eq(databaseMark.id, ID);

/** The cluster and its timeline; empty where the role may not read them. */
async function readPlace(db: Database): Promise<Place> {
  try {
    const [place] = await queryRows<{ system: string; timeline: string }>(
      db,
      sql`select system_identifier::text as system,
            substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) as timeline from pg_control_system()`,
    );
    return { systemId: place?.system ?? "", timeline: place?.timeline ?? "" };
  } catch {
    return { systemId: "", timeline: "" };
  }
}

const differs = (before: string, now: string) => before !== "" && now !== "" && before !== now;

/** The number in the file storage; 0 without one, or while the storage is away. */
async function storedNumber({ log, store }: Pick<Needs, "log" | "store">): Promise<number> {
  try {
    const number = Number(await store.readMark());
    return Number.isSafeInteger(number) ? number : 0;
  } catch (error) {
    log.warn({ error: describeError(error) }, "mark of the database not read");
    return 0;
  }
}

async function storeNumber(
  { log, store }: Pick<Needs, "log" | "store">,
  number: number,
): Promise<void> {
  try {
    await store.writeMark(String(number));
  } catch (error) {
    log.warn({ error: describeError(error) }, "mark of the database not written");
  }
}

/**
 * Whether the timeline of the database stays another one than noted. A failover loses nothing, and the
 * running copies note the new timeline. No copy does so in a restored database, since all copies were stopped.
 */
async function isOnStrangeTimeline({ db, pause }: Needs): Promise<boolean> {
  const isStrange = async () => {
    const [mark] = await db.select().from(databaseMark).where(ofMark);
    const { timeline } = await readPlace(db);
    return mark !== undefined && differs(mark.timeline, timeline);
  };
  if (!(await isStrange())) return false;
  await pause(ADOPTED_AFTER_MS);
  return isStrange();
}

/**
 * Grows the number of the database while the service runs, and recognises a restored database by it: the file storage
 * knows a larger one, or the database moved.
 */
export class DatabaseMarks {
  readonly #service: Needs;
  readonly #onRestore: OnRestore;
  readonly #canMove: boolean;
  /** The number that this process wrote last. */
  #number = 0;

  /** Without `canMove` the database cannot become another one while the service runs, as the embedded one. */
  constructor(service: Needs, onRestore: OnRestore = async () => undefined, canMove = true) {
    this.#service = service;
    this.#onRestore = onRestore;
    this.#canMove = canMove;
  }

  /** Looks at the database before any job runs; holds its deliveries if it was restored. */
  async open(): Promise<void> {
    const stored = await storedNumber(this.#service);
    const isStrange = await isOnStrangeTimeline(this.#service);
    await this.#settle(stored, isStrange);
  }

  /** Marks the database again and again until the returned function is called. */
  start(): () => void {
    let isBusy = false;
    const timer = setInterval(async () => {
      if (isBusy) return;
      isBusy = true;
      // While the database is away, requests report it.
      await this.mark().catch(() => undefined);
      isBusy = false;
    }, MARK_EVERY_MS);
    timer.unref();
    return () => clearInterval(timer);
  }

  /** Notes that the service runs on this database; holds the deliveries of one that was restored under it. */
  async mark(): Promise<void> {
    const { db, now } = this.#service;
    const place = this.#canMove ? await readPlace(db) : {};
    const [marked] = await db
      .update(databaseMark)
      .set({ ...place, number: sql`${databaseMark.number} + 1`, markedAt: now() })
      .where(and(ofMark, gte(databaseMark.number, this.#number)))
      .returning();
    if (marked) {
      this.#number = marked.number;
      await storeNumber(this.#service, marked.number);
    } else {
      await this.#settle(this.#number, false);
    }
  }

  /** Compares the database with a number that was known outside of it; copies do so one after another. */
  async #settle(known: number, isStrange: boolean): Promise<void> {
    const { db, now } = this.#service;
    // Outside: a refused statement would end the transaction.
    const place = await readPlace(db);
    const number = await db.transaction(async (tx) => {
      const first = { id: ID, number: 0, ...place, markedAt: now() };
      const [created] = await tx
        .insert(databaseMark)
        .values(first)
        .onConflictDoNothing()
        .returning();
      const [mark = first] = await tx.select().from(databaseMark).where(ofMark).for("update");
      const isElsewhere = isStrange && differs(mark.timeline, place.timeline);
      const isMoved = differs(mark.systemId, place.systemId) || isElsewhere;
      const reason = mark.number < known ? "behind" : isMoved ? "elsewhere" : undefined;
      if (reason) {
        const knownUntil = created ? null : mark.markedAt;
        await holdDeliveries(tx, { reason, knownUntil, foundAt: now() });
        await this.#onRestore(tx, reason);
      }
      const next = Math.max(mark.number, known) + 1;
      await tx
        .update(databaseMark)
        .set({ ...place, number: next, markedAt: now() })
        .where(ofMark);
      return next;
    });
    this.#number = number;
    await storeNumber(this.#service, number);
  }
}
