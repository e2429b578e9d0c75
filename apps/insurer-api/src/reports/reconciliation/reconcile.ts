import { randomUUID } from "node:crypto";
import { addDays } from "@sughurta/domain";
import { and, desc, eq, getTableColumns, isNull, ne, sql } from "drizzle-orm";
import {
  ITEM_ACTIONS,
  type ItemAction,
  type ItemKind,
  type Reconciliation,
  type ReconciliationItem,
  reconciliation,
  reconciliationItem,
  type StatementLayout,
  statementLayout,
} from "#src/platform/database/schema/reports.ts";
import { type Database, queryRows } from "#src/platform/database/sql.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import { readTextTable, type TextTable } from "#src/platform/files/text-table.ts";
import { type Approval, requireTwoPeople } from "#src/platform/two-people/two-people.ts";
import { moneyMovements } from "#src/reports/money/money-movements.ts";
import { type Command, requireReason } from "#src/sales/ports/actor.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { type FoundItem, matchStatement, type OurMoney } from "./match-statement.ts";
import { type StatementColumns, statementLines } from "./statement-lines.ts";

/** Rows of the largest statement. */
const MAX_STATEMENT_ROWS = 100_000;

/** Reads a statement without its empty rows. Throws 422. */
export async function readTable(bytes: Uint8Array): Promise<TextTable> {
  const table = await readTextTable(bytes, MAX_STATEMENT_ROWS + 1);
  const filled = table?.filter((row) => row.some((cell) => cell !== "")) ?? [];
  if (filled.length < 2 || filled.length > MAX_STATEMENT_ROWS) {
    throw new FailureError(422, "statementUnreadable");
  }
  return filled;
}

type Needs = Pick<Service, "config" | "db" | "now">;

/** A month as it is stored: `2026-11`. */
export const isMonth = (text: string): boolean => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text);

const ROWS_PER_INSERT = 1_000;

/** A statement as it was uploaded. */
export interface NewStatement {
  readonly operator: string;
  readonly month: string;
  readonly fileName: string;
  readonly table: TextTable;
}

/**
 * Stores the statement of a month and matches it, if the columns of its operator are known and in it; replaces an earlier
 * statement, whose closed items are kept where they are the same. Returns the id of the reconciliation. Throws 409.
 */
export async function storeStatement(
  service: Needs,
  { operator, month, fileName, table }: NewStatement,
  uploadedBy: string,
): Promise<string> {
  const { db, now } = service;
  const stored = { fileName, uploadedBy, uploadedAt: now(), pendingRows: table };
  const added = { id: randomUUID(), operator, month, ...stored, lines: [], skipped: 0 };
  await db.insert(reconciliation).values(added).onConflictDoNothing();
  const isOfMonth = and(eq(reconciliation.operator, operator), eq(reconciliation.month, month));
  const [found] = await db.select().from(reconciliation).where(isOfMonth).for("update");
  const id = found?.id ?? added.id;
  if (found?.closedAt) throw new FailureError(409, "monthClosed");
  await db.update(reconciliation).set(stored).where(eq(reconciliation.id, id));
  const [layout] = await db
    .select()
    .from(statementLayout)
    .where(eq(statementLayout.operator, operator));
  if (layout) await readLines(service, id, layout);
  return id;
}

/** Takes the lines out of an uploaded table and matches them; returns false if the table lacks a column. */
async function readLines(service: Needs, id: string, columns: StatementColumns): Promise<boolean> {
  const { pendingRows } = await openReconciliation(service.db, id);
  const read = pendingRows && statementLines(pendingRows, columns);
  if (!read) return false;
  const lines = { lines: read.lines, skipped: read.skipped, pendingRows: null };
  await service.db.update(reconciliation).set(lines).where(eq(reconciliation.id, id));
  await matchAgain(service, id);
  return true;
}

/** Stores the columns of an operator's statements, and reads the uploaded one with them. Throws 404, 409 or 422. */
export async function chooseColumns(
  service: Needs,
  id: string,
  columns: StatementColumns,
  enteredBy: string,
): Promise<void> {
  const { operator } = await openReconciliation(service.db, id);
  if (!(await readLines(service, id, columns))) throw new FailureError(422, "statementUnreadable");
  const layout = { ...columns, enteredBy, enteredAt: service.now() };
  await service.db
    .insert(statementLayout)
    .values({ operator, ...layout })
    .onConflictDoUpdate({ target: statementLayout.operator, set: layout });
}

/** A reconciliation that is not closed, locked. Throws 404 or 409. */
async function openReconciliation(db: Database, id: string): Promise<Reconciliation> {
  const [found] = await db
    .select()
    .from(reconciliation)
    .where(eq(reconciliation.id, id))
    .for("update");
  if (!found) throw notFound();
  if (found.closedAt) throw new FailureError(409, "monthClosed");
  return found;
}

const toKey = (item: FoundItem) =>
  JSON.stringify([
    item.kind,
    item.paymentId,
    item.refundId,
    item.reference,
    item.oursDiram,
    item.theirsDiram,
    item.isRepeated,
  ]);

/** Matches a statement with our money as it is now; closed items are kept if they are found again. Throws 404 or 409. */
export async function matchAgain(service: Needs, id: string): Promise<void> {
  const { db } = service;
  const { operator, month, lines } = await openReconciliation(db, id);
  const found = matchStatement(await ourMoney(service, operator, month), lines);
  const isOfThis = eq(reconciliationItem.reconciliationId, id);
  const before = await db.select().from(reconciliationItem).where(isOfThis);
  const closed = before.filter(({ closedAt }) => closedAt !== null);
  await db.delete(reconciliationItem).where(isOfThis);
  const kept = new Map<string, ReconciliationItem[]>();
  for (const item of closed) kept.set(toKey(item), [...(kept.get(toKey(item)) ?? []), item]);
  const items = found.map((item) => {
    const {
      action = null,
      note = "",
      closedBy = null,
      closedAt = null,
    } = kept.get(toKey(item))?.pop() ?? {};
    return { ...item, id: randomUUID(), reconciliationId: id, action, note, closedBy, closedAt };
  });
  for (let from = 0; from < items.length; from += ROWS_PER_INSERT) {
    await db.insert(reconciliationItem).values(items.slice(from, from + ROWS_PER_INSERT));
  }
}

/** Money that an operator received and returned for us in a month. */
async function ourMoney(service: Needs, operator: string, month: string): Promise<OurMoney[]> {
  const from = `${month}-01`;
  const to = addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1);
  const rows = await queryRows<{
    readonly payment_id: string;
    readonly refund_id: string | null;
    readonly refs: readonly (string | null)[];
    readonly amount: string;
    readonly day: string;
  }>(
    service.db,
    sql`select payment_id, refund_id, refs, amount::text, day::text
      from (${moneyMovements(service, { from, to, operator })}) as movement order by day, payment_id`,
  );
  return rows.map(({ payment_id, refund_id, refs, amount, day }) => ({
    paymentId: payment_id,
    refundId: refund_id,
    references: refs.filter((one) => one !== null),
    amountDiram: Number(amount),
    day,
  }));
}

/** Whether a text is an action about an item. */
export const itemAction = (text: string): ItemAction | undefined =>
  ITEM_ACTIONS.find((one) => one === text);

/** Closes an item with what was done about it. Throws 404, 409 or 422. */
export async function closeItem(
  service: Needs,
  id: string,
  itemId: string,
  action: ItemAction,
  command: Command,
): Promise<void> {
  requireReason(command);
  await openReconciliation(service.db, id);
  const [closed] = await service.db
    .update(reconciliationItem)
    .set({ action, note: command.reason, closedBy: command.actor.id, closedAt: service.now() })
    .where(
      and(
        eq(reconciliationItem.id, itemId),
        eq(reconciliationItem.reconciliationId, id),
        ne(reconciliationItem.kind, "matched"),
        isNull(reconciliationItem.closedAt),
      ),
    )
    .returning();
  if (!closed) throw new FailureError(409, "decidedBefore");
}

/** Closes a month, in which every item is closed; two people decide. Throws 403, 404 or 409. */
export async function closeMonth(service: Needs, id: string, approval: Approval): Promise<void> {
  const { db, now, config } = service;
  const { pendingRows } = await openReconciliation(db, id);
  if (pendingRows) throw new FailureError(422, "statementUnreadable");
  const open = await db.$count(
    reconciliationItem,
    and(
      eq(reconciliationItem.reconciliationId, id),
      ne(reconciliationItem.kind, "matched"),
      isNull(reconciliationItem.closedAt),
    ),
  );
  if (open > 0) throw new FailureError(409, "itemsOpen", { values: { sum: open } });
  requireTwoPeople({ config }, "monthClosing", null, approval);
  const { by: closedBy, confirmedBy } = approval;
  await db
    .update(reconciliation)
    .set({ closedBy, confirmedBy, closedAt: now() })
    .where(eq(reconciliation.id, id));
}

/** A reconciliation with the numbers of its items. */
export interface ReconciliationSummary {
  readonly reconciliation: Omit<Reconciliation, "lines" | "pendingRows">;
  readonly needsColumns: boolean;
  /** Items without an action, other than matched ones. */
  readonly open: number;
}

/** All reconciliations, the newest month first. */
export function readReconciliations(db: Database): Promise<ReconciliationSummary[]> {
  const { lines: _, pendingRows, ...columns } = getTableColumns(reconciliation);
  return db
    .select({
      reconciliation: columns,
      needsColumns: sql<boolean>`${pendingRows} is not null`,
      open: sql`(select count(*) from reconciliation_item as item where item.reconciliation_id = reconciliation.id
        and item.kind <> 'matched' and item.closed_at is null)`.mapWith(Number),
    })
    .from(reconciliation)
    .orderBy(desc(reconciliation.month), reconciliation.operator);
}

/** Number of a list's items and their sums on either side. */
export interface ItemSums {
  readonly count: number;
  readonly oursDiram: number;
  readonly theirsDiram: number;
}

/** A reconciliation with its items; at most `limit` of each list. */
export interface ReconciliationDetails {
  readonly reconciliation: Reconciliation;
  readonly layout: StatementLayout | undefined;
  readonly items: readonly ReconciliationItem[];
  readonly sums: ReadonlyMap<ItemKind, ItemSums>;
}

/** A reconciliation by its id. Throws 404. */
export async function readReconciliation(
  db: Database,
  id: string,
  limit: number,
): Promise<ReconciliationDetails> {
  const [found] = await db.select().from(reconciliation).where(eq(reconciliation.id, id));
  if (!found) throw notFound();
  const isOfThis = eq(reconciliationItem.reconciliationId, id);
  const [layout] = await db
    .select()
    .from(statementLayout)
    .where(eq(statementLayout.operator, found.operator));
  const sums = await db
    .select({
      kind: reconciliationItem.kind,
      count: sql`count(*)`.mapWith(Number),
      oursDiram: sql`coalesce(sum(ours_diram), 0)`.mapWith(Number),
      theirsDiram: sql`coalesce(sum(theirs_diram), 0)`.mapWith(Number),
    })
    .from(reconciliationItem)
    .where(isOfThis)
    .groupBy(reconciliationItem.kind);
  const lists = await Promise.all(
    sums.map(({ kind }) =>
      db
        .select()
        .from(reconciliationItem)
        .where(and(isOfThis, eq(reconciliationItem.kind, kind)))
        .orderBy(sql`closed_at nulls first`, reconciliationItem.day, reconciliationItem.reference)
        .limit(limit),
    ),
  );
  return {
    reconciliation: found,
    layout,
    items: lists.flat(),
    sums: new Map(sums.map(({ kind, ...sum }) => [kind, sum])),
  };
}
