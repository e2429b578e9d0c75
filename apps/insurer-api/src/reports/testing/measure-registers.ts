import assert from "node:assert/strict";
import { openServer } from "#src/platform/database/database.ts";
import { createLog } from "#src/platform/observability/log.ts";
import { checkPremiums } from "#src/reports/premiums/premium-check.ts";
import { enterPremiums } from "#src/reports/premiums/premium-entries.ts";
import {
  REGISTER_GROUPS,
  readRegister,
  registerTotals,
} from "#src/reports/premiums/premium-register.ts";
import { startPostgres } from "#src/testing/start-postgres.ts";
import { readTestConfig } from "#src/testing/test-settings.ts";
import { FIRST_DAY, generateSales } from "./generate-sales.ts";
import { ledgerSums } from "./ledger-sums.ts";

/**
 * Fills a PostgreSQL with sales of a year (default: 1,000,000), enters them into the premium register, compares it with
 * the ledger, and prints how long reports of the year take:
 * `node --conditions=@sughurta/source src/reports/testing/measure-registers.ts`.
 */
const SALES = Number(process.argv[2] ?? 1_000_000);
const TIMES = 5;
/** Every policy is over by then. */
const LAST_DAY = "2028-12-31";
const NOW = new Date("2027-06-01T12:00:00+05:00");

const postgres = await startPostgres();
const database = await openServer(postgres.url, 10, () => undefined);
const { db } = database;
const service = { config: readTestConfig(), db, log: createLog("silent"), now: () => NOW };

/** Runs some work and prints how long it took. */
async function measured<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await work();
  console.info(`${((performance.now() - started) / 1_000).toFixed(2).padStart(8)} s  ${what}`);
  return result;
}

await measured(`${SALES} sales generated`, () => generateSales(db, SALES));
await measured("entered into the register", () => enterPremiums(service));
console.info(await measured("compared with the rows of sales", () => checkPremiums(service)));
const ledger = await ledgerSums(db);
const everything = await readRegister(db, "product", { from: FIRST_DAY, to: LAST_DAY });
const [sums] = registerTotals("product", everything);
const register = {
  sold: sums?.sold,
  cancelled: sums?.cancelled,
  premium: sums && sums.writtenDiram + sums.correctedDiram - sums.cancelledDiram,
  refunded: sums?.refundedDiram,
  commission: sums?.commissionDiram,
};
assert.deepEqual(register, ledger);
console.info("the register adds up to the ledger to the diram", ledger);
for (const group of REGISTER_GROUPS) {
  for (let time = 0; time < TIMES; time += 1) {
    const lines = await measured(`the year by ${group}`, () =>
      readRegister(db, group, { from: FIRST_DAY, to: "2026-12-31" }),
    );
    if (time === 0) console.info(registerTotals(group, lines));
  }
}
await database.close();
await postgres.stop();
