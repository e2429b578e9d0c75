import { asc, eq } from "drizzle-orm";
import { sanctionsEntry, sanctionsList } from "#src/platform/database/schema/screening.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { Platform } from "#src/platform/platform.ts";
import { MatchIndex } from "#src/screening/matching/match-index.ts";

/** How long a process uses a version of the list before it looks for a newer one. */
const VERSION_AGE_MS = 15_000;

/** The active version of the sanctions list with its index. */
export interface ActiveList {
  readonly id: string;
  readonly version: number;
  readonly index: MatchIndex;
}

/** The active sanctions list, indexed in memory once per version. */
export class SanctionsScreen {
  readonly #service: Pick<Platform, "db" | "now">;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<ActiveList | undefined> = Promise.resolve(undefined);
  /** The list that was read last. */
  #latest: ActiveList | undefined;

  constructor(service: Pick<Platform, "db" | "now">) {
    this.#service = service;
  }

  /**
   * The active list; `undefined` if none was imported. Asks the database for its version every {@link VERSION_AGE_MS},
   * on a connection of its own: call it outside transactions.
   */
  active(): Promise<ActiveList | undefined> {
    const now = this.#service.now().getTime();
    if (now - this.#checkedAt < VERSION_AGE_MS) return this.#reading;
    this.#checkedAt = now;
    const known = this.#reading;
    this.#reading = this.#read(known).catch((error: unknown) => {
      // The next purchase asks again.
      this.#checkedAt = Number.NEGATIVE_INFINITY;
      this.#reading = known;
      throw error;
    });
    return this.#reading;
  }

  /** The active list inside a transaction, read through it: another connection could wait for this one. */
  async activeIn(tx: Database): Promise<ActiveList | undefined> {
    this.#latest = await this.#readNewer(tx, this.#latest);
    return this.#latest;
  }

  /** Makes the next purchase look for a newer version, after this process has confirmed one. */
  clear(): void {
    this.#checkedAt = Number.NEGATIVE_INFINITY;
  }

  async #read(reading: Promise<ActiveList | undefined>): Promise<ActiveList | undefined> {
    const known = await reading.catch(() => undefined);
    this.#latest = await this.#readNewer(this.#service.db, known);
    return this.#latest;
  }

  async #readNewer(db: Database, known: ActiveList | undefined): Promise<ActiveList | undefined> {
    const [list] = await db
      .select({ id: sanctionsList.id, version: sanctionsList.version })
      .from(sanctionsList)
      .where(eq(sanctionsList.state, "active"));
    if (!list || list.id === known?.id) return list && known;
    const rows = await db
      .select()
      .from(sanctionsEntry)
      .where(eq(sanctionsEntry.listId, list.id))
      .orderBy(asc(sanctionsEntry.position));
    const entries = rows.map(({ reference, names, birthDates, documents }) => ({
      reference,
      names,
      birthDates,
      documents,
    }));
    return { ...list, index: await MatchIndex.build(entries) };
  }
}
