import { and, desc, eq, notExists, sql } from "drizzle-orm";
import { proposal } from "#src/platform/database/schema/proposal.ts";
import {
  type SanctionsList,
  sanctionsEntry,
  sanctionsList,
} from "#src/platform/database/schema/screening.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";
import { propose } from "#src/platform/two-people/proposals.ts";
import { type Approval, requireTwoPeople } from "#src/platform/two-people/two-people.ts";
import type { ReadList } from "./read-list.ts";

/** Key and audit subject of proposed lists: one is open at a time. */
export const LIST_SUBJECT = "sanctions:list";

/** Rows of one statement; a statement has at most 65,535 parameters. */
const ROWS_PER_INSERT = 1_000;
/** Replaced lists that the desk shows. */
const SHOWN_LISTS = 20;

/** A file to import. */
export interface NewList {
  /** Id of the form, the list and its proposal. */
  readonly id: string;
  readonly fileName: string;
  readonly list: ReadList;
  readonly by: string;
  readonly reason: string;
}

/** Stores a list and proposes it, in one transaction. Throws 409 if another one is proposed. */
export async function proposeList(
  service: Pick<Platform, "db" | "now">,
  { id, fileName, list, by, reason }: NewList,
): Promise<void> {
  await service.db.transaction(async (tx) => {
    const [latest] = await tx
      .select({ version: sql<number>`coalesce(max(${sanctionsList.version}), 0)`.mapWith(Number) })
      .from(sanctionsList);
    const version = (latest?.version ?? 0) + 1;
    const { source, dated, entries } = list;
    await propose(service, tx, {
      id,
      kind: "sanctionsList",
      key: LIST_SUBJECT,
      subject: LIST_SUBJECT,
      change: { listId: id, version, fileName, entries: entries.length },
      proposedBy: by,
      reason,
    });
    await tx.insert(sanctionsList).values({
      id,
      version,
      state: "proposed",
      source,
      dated,
      fileName,
      entries: entries.length,
      importedBy: by,
      importedAt: service.now(),
    });
    const rows = entries.map((entry, position) => ({
      listId: id,
      position,
      reference: entry.reference,
      names: [...entry.names],
      birthDates: [...entry.birthDates],
      documents: [...entry.documents],
    }));
    for (let at = 0; at < rows.length; at += ROWS_PER_INSERT) {
      await tx.insert(sanctionsEntry).values(rows.slice(at, at + ROWS_PER_INSERT));
    }
  });
}

/** Replaces the active list as a whole by a proposed one. Throws 403 without a second person, 404 or 409. */
export async function activateList(
  service: Pick<Platform, "config" | "db" | "now">,
  listId: string,
  approval: Approval,
): Promise<void> {
  requireTwoPeople(service, "sanctionsList", null, approval);
  await service.db.transaction(async (tx) => {
    const isProposed = eq(sanctionsList.id, listId);
    const [found] = await tx.select().from(sanctionsList).where(isProposed).for("update");
    if (!found) throw notFound();
    if (found.state !== "proposed") throw new FailureError(409, "decidedBefore");
    const replaced = await tx
      .update(sanctionsList)
      .set({ state: "replaced" })
      .where(eq(sanctionsList.state, "active"))
      .returning({ id: sanctionsList.id });
    for (const { id } of replaced)
      await tx.delete(sanctionsEntry).where(eq(sanctionsEntry.listId, id));
    const confirmed = { confirmedBy: approval.confirmedBy, confirmedAt: service.now() };
    await tx
      .update(sanctionsList)
      .set({ state: "active", ...confirmed })
      .where(isProposed);
  });
}

/** The latest versions of the list. */
export const recentLists = (db: Database): Promise<SanctionsList[]> =>
  db.select().from(sanctionsList).orderBy(desc(sanctionsList.version)).limit(SHOWN_LISTS);

/** Deletes lists whose proposal was rejected. */
export async function sweepRejectedLists({ db }: Pick<Platform, "db">): Promise<void> {
  const open = db
    .select({ one: sql`1` })
    .from(proposal)
    .where(and(eq(proposal.id, sanctionsList.id), eq(proposal.state, "proposed")));
  await db.delete(sanctionsList).where(and(eq(sanctionsList.state, "proposed"), notExists(open)));
}
