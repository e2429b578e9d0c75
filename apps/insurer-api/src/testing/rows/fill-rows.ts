import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { drawSales, type RowCount } from "./drawn-sales.ts";
import { fillSales } from "./fill-sales.ts";
import { fillService } from "./fill-service.ts";

/** Settings of the connection: no checks of constraints and no triggers, no time limits, memory for indexes. */
const SETTINGS = {
  session_replication_role: "replica",
  statement_timeout: "0",
  maintenance_work_mem: "1GB",
  work_mem: "256MB",
};

/**
 * Fills the migrated database of an address with the sales of three years, the same for the same count: people, orders,
 * payments, policies, registers, messages, claims, events and the audit log. Its user has to be a superuser.
 */
export async function fillRows(
  url: string,
  count: RowCount,
  carDetails: Readonly<Record<string, unknown>>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const db = drizzle(client);
    for (const [name, value] of Object.entries(SETTINGS)) {
      await db.execute(sql.raw(`set ${name} = '${value}'`));
    }
    await db.transaction(async (tx) => {
      await drawSales(tx, count);
      await fillSales(tx, count, carDetails);
      await fillService(tx, count);
    });
    await db.execute(sql`vacuum analyze`);
  } finally {
    await client.end();
  }
}
