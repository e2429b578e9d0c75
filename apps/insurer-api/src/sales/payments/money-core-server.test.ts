import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openServer } from "#src/platform/database/database.ts";
import { queryRows } from "#src/platform/database/sql.ts";
import { jobsSuite } from "#src/platform/jobs/jobs.suite.ts";
import { databaseMarkSuite } from "#src/platform/restore/database-mark.suite.ts";
import { startPostgres, type TestPostgres } from "#src/testing/start-postgres.ts";
import { fiscalReceiptsSuite } from "./fiscal-receipts.suite.ts";
import { moneyCoreSuite } from "./money-core.suite.ts";
import { paymentsToCheckSuite } from "./payments-to-check.suite.ts";
import { secondPaymentSuite } from "./second-payment.suite.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const open = () => openServer(postgres.url, 10, () => undefined);

it("migrates an empty Postgres server once when several processes start at the same time", async () => {
  const handles = await Promise.all([open(), open(), open()]);
  const [one] = handles;
  const applied = one && (await queryRows(one.db, sql`select distinct applied_at from migration`));
  expect(applied).toHaveLength(1);
  await Promise.all(handles.map((handle) => handle.close()));
});

// Runs first: it counts all existing payments.
fiscalReceiptsSuite("a Postgres server", open);
moneyCoreSuite("a Postgres server", open);
paymentsToCheckSuite("a Postgres server", open);
secondPaymentSuite("a Postgres server", open);
jobsSuite("a Postgres server", open);
databaseMarkSuite("a Postgres server", open);
