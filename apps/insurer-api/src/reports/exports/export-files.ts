import { type SQL, sql } from "drizzle-orm";
import type { ExportKind } from "#src/platform/database/schema/reports.ts";
import { queryRows } from "#src/platform/database/sql.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import { MAX_SHEET_ROWS, type Sheet, type SheetColumn } from "#src/reports/files/sheet-file.ts";
import { moneyMovements } from "#src/reports/money/money-movements.ts";
import type { Service } from "#src/sales/ports/service.ts";

type Needs = Pick<Service, "config" | "db">;
type Cell = string | number;

/** Days of a file, both included. */
export interface ExportPeriod {
  readonly from: string;
  readonly to: string;
}

/** Longest period of a file, in days. */
export const MAX_EXPORT_DAYS = 366;

interface Layout {
  /** Headings are codes that never change; a new column is added at the end. */
  readonly columns: readonly (readonly [code: string, kind: SheetColumn["kind"]])[];
  /** A query whose columns have the names and the order of the headings. */
  readonly rows: (service: Needs, period: ExportPeriod) => SQL;
}

/** What accounting books for each day: sums by operator, product, sales channel and partner. */
const journal: Layout = {
  columns: [
    ["day", "day"],
    ["entry", "text"],
    ["operator", "text"],
    ["product_code", "text"],
    ["channel", "text"],
    ["partner_code", "text"],
    ["count", "number"],
    ["amount", "money"],
    ["currency", "text"],
  ],
  rows: (service, { from, to }) => {
    const movements = moneyMovements(service, { from, to });
    return sql`with money as (
        select movement.day, movement.operator, movement.amount, movement.currency,
          bought.product_code, coalesce(bought.partner_code, '') as partner_code,
          case when bought.partner_code is null then 'site' else 'partner' end as channel
        from (${movements}) as movement
        join "order" as bought on bought.id = movement.order_id
      ), entry as (
        select day, case when amount < 0 then 'refund' else 'receipt' end as entry, operator, product_code, channel,
          partner_code, amount, currency
        from money
        union all
        select day, 'fee', operator, product_code, channel, partner_code, -fee, currency
        from (select *, round(amount * ${getFee(service)} / 10000.0)::bigint as fee from money where amount > 0) as paid
        where fee <> 0
        union all
        select booked_on, 'commission', '', product_code, 'partner', partner_code, -commission_diram, currency
        from partner_entry
        where booked_on between ${from}::date and ${to}::date and commission_diram <> 0
      )
      select day::text, entry, operator, product_code, channel, partner_code, count(*)::int as count,
        sum(amount)::text as amount, currency
      from entry
      group by day, entry, operator, product_code, channel, partner_code, currency
      order by day, entry, operator, product_code, channel, partner_code, currency`;
  },
};

/** The fee of a payment operator in basis points, for a row of money. */
function getFee({ config }: Pick<Needs, "config">): SQL {
  const fees = [...config.paymentFees].map(
    ([operator, bp]) => sql`when ${operator}::text then ${bp}::int`,
  );
  return fees.length === 0 ? sql`0` : sql`case operator ${sql.join(fees, sql` `)} else 0 end`;
}

/** Policies issued or changed in the period; without names, the number identifies a contract. */
const policies: Layout = {
  columns: [
    ["policy_number", "text"],
    ["product_code", "text"],
    ["class", "text"],
    ["issued_on", "day"],
    ["first_day", "day"],
    ["last_day", "day"],
    ["sum_insured", "money"],
    ["premium_written", "money"],
    ["premium_changed", "money"],
    ["premium_refunded", "money"],
    ["premium_total", "money"],
    ["cancelled_on", "day"],
    ["channel", "text"],
    ["partner_code", "text"],
    ["currency", "text"],
  ],
  rows: ({ config }, { from, to }) => {
    const zone = sql.param(config.timeZone);
    return sql`select entry.policy_number, entry.product_code, policy.policy_type as class,
        (policy.created_at at time zone ${zone})::date::text as issued_on, entry.first_day::text, entry.last_day::text,
        policy.sum_assured_diram::text as sum_insured, written::text as premium_written,
        changed::text as premium_changed, refunded::text as premium_refunded, total::text as premium_total,
        coalesce((cancelled.created_at at time zone ${zone})::date::text, '') as cancelled_on, entry.channel,
        coalesce(bought.partner_code, '') as partner_code, entry.currency
      from (
        select policy_number, product_code, channel, currency,
          coalesce(sum(change_diram) filter (where kind = 'sale'), 0) as written,
          coalesce(sum(change_diram) filter (where kind <> 'sale'), 0) as changed,
          sum(refunded_diram) as refunded, (array_agg(premium_diram order by position desc))[1] as total,
          (array_agg(start_date order by position desc))[1] as first_day,
          (array_agg(end_date order by position desc))[1] as last_day
        from premium_entry
        where booked_on between ${from}::date and ${to}::date
        group by policy_number, product_code, channel, currency
      ) as entry
      join policy on policy.number = entry.policy_number
      left join policy_cancellation as cancelled on cancelled.policy_number = entry.policy_number
        and (cancelled.created_at at time zone ${zone})::date <= ${to}::date
      left join "order" as bought on bought.id = policy.order_id
      order by issued_on, entry.policy_number`;
  },
};

const LAYOUTS: Readonly<Record<ExportKind, Layout>> = { journal, policies };

/** Headings of a file. */
export const exportColumns = (kind: ExportKind): readonly string[] =>
  LAYOUTS[kind].columns.map(([code]) => code);

/** Name of a file without its extension: `journal-2026-11-01-2026-11-30`. */
export const exportName = (kind: ExportKind, { from, to }: ExportPeriod): string =>
  `${kind}-${from}-${to}`;

/** A file of a period. Throws 422 if it is too long. */
export async function exportSheet(
  service: Needs,
  kind: ExportKind,
  period: ExportPeriod,
): Promise<Sheet> {
  const { columns, rows } = LAYOUTS[kind];
  const found = await queryRows<Readonly<Record<string, Cell>>>(
    service.db,
    sql`${rows(service, period)} limit ${MAX_SHEET_ROWS + 1}`,
  );
  if (found.length > MAX_SHEET_ROWS) throw new FailureError(422, "fileTooLong");
  return {
    name: exportName(kind, period),
    columns: columns.map(([label, of]) => ({ label, kind: of })),
    rows: found.map((row) =>
      columns.map(([code, of]) => {
        const value = row[code] ?? "";
        return of === "money" || of === "number" ? Number(value) : value;
      }),
    ),
  };
}
