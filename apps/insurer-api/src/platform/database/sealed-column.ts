import type { Sealer, SecretList } from "@sughurta/server-kit";
import { and, asc, eq, getTableColumns, type InferSelectModel, isNotNull, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./sql.ts";

const BATCH_ROWS = 500;

/** Numbers of encrypted rows: of the first key, of older ones, and such that no key opens. */
export interface SealedRows {
  readonly current: number;
  readonly old: number;
  readonly unreadable: number;
}

/** A column with encrypted texts. */
export interface SealedColumn {
  /** What it stores, in the plural. */
  readonly about: string;
  /** Counts its rows by key; changes nothing. */
  readonly count: (db: Database, secrets: SecretList) => Promise<SealedRows>;
  /**
   * Encrypts the rows of older keys with the first one, in batches; rows that change at the same time are left as they
   * are. Returns the numbers that it found, and calls `onBatch` with those so far.
   */
  readonly reencrypt: (
    db: Database,
    secrets: SecretList,
    onBatch?: (found: SealedRows) => void,
  ) => Promise<SealedRows>;
}

interface SealedColumnOptions<Table extends PgTable> {
  readonly about: string;
  readonly table: Table;
  /** Primary key of the table. */
  readonly key: readonly [PgColumn, ...PgColumn[]];
  readonly column: PgColumn;
  readonly createSealer: (secrets: SecretList) => Sealer;
  readonly getPlace: (row: InferSelectModel<Table>) => string;
}

/** Declares an encrypted column, beside the code that encrypts it. Empty values are not encrypted. */
export function sealedColumn<Table extends PgTable>({
  about,
  table,
  key,
  column,
  createSealer,
  getPlace,
}: SealedColumnOptions<Table>): SealedColumn {
  const properties = new Map(
    Object.entries(getTableColumns(table)).map(([property, one]) => [one, property]),
  );
  type Row = InferSelectModel<Table>;
  const getField = (row: Row, one: PgColumn): unknown =>
    (row as Record<string, unknown>)[properties.get(one) ?? ""];

  /** Rows in batches, in the order of the key. */
  async function* batches(db: Database): AsyncGenerator<readonly Row[]> {
    const columns = sql.join([...key], sql`, `);
    for (let last: Row | undefined; ; ) {
      const from = last;
      const values = from && key.map((one) => sql.param(getField(from, one), one));
      const rows = (await db
        .select()
        .from(table as PgTable)
        .where(and(isNotNull(column), values && sql`(${columns}) > (${sql.join(values, sql`, `)})`))
        .orderBy(...key.map((one) => asc(one)))
        .limit(BATCH_ROWS)) as Row[];
      if (rows.length > 0) yield rows;
      if (rows.length < BATCH_ROWS) return;
      last = rows.at(-1);
    }
  }

  async function visit(
    db: Database,
    secrets: SecretList,
    onOld: (row: Row, sealed: string, text: string) => Promise<unknown>,
    onBatch: (found: SealedRows) => void = () => undefined,
  ): Promise<SealedRows> {
    const sealer = createSealer(secrets);
    const found = { current: 0, old: 0, unreadable: 0 };
    for await (const rows of batches(db)) {
      for (const row of rows) {
        const sealed = getField(row, column);
        if (typeof sealed !== "string" || sealed === "") continue;
        const text = sealer.open(sealed, getPlace(row));
        if (text === undefined) found.unreadable += 1;
        else if (sealer.toKey(sealed, getPlace(row)) === 0) found.current += 1;
        else {
          found.old += 1;
          await onOld(row, sealed, text);
        }
      }
      onBatch({ ...found });
    }
    return found;
  }

  return {
    about,
    count: (db, secrets) => visit(db, secrets, async () => undefined),
    reencrypt: (db, secrets, onBatch) => {
      const sealer = createSealer(secrets);
      const replace = (row: Row, sealed: string, text: string) => {
        const fresh = sql.param(sealer.seal(text, getPlace(row)), column);
        const isSame = and(...key.map((one) => eq(one, getField(row, one))), eq(column, sealed));
        return db.execute(
          sql`update ${table} set ${sql.identifier(column.name)} = ${fresh} where ${isSame}`,
        );
      };
      return visit(db, secrets, replace, onBatch);
    },
  };
}
