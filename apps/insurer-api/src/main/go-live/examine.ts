import { DAY_MS } from "@sughurta/domain";
import { type Finding, fault, ok, warning } from "@sughurta/server-kit";
import { desc, sql } from "drizzle-orm";
import type { Config } from "#src/platform/config/config.ts";
import { BASELINE, findMissingMigrations } from "#src/platform/database/migrate.ts";
import { currencyRate } from "#src/platform/database/schema/prices.ts";
import { queryRows } from "#src/platform/database/sql.ts";
import { absentScanner } from "#src/platform/files/file-scanner.ts";
import { suspendedDeliveries } from "#src/platform/restore/suspended-deliveries.ts";
import { OLD_RATE_DAYS } from "#src/products/travel/exchange-rate.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { addressFindings, senderFindings, staffFindings } from "./access-findings.ts";
import {
  boxesWithoutTerms,
  findGoLiveFaults,
  portFaults,
  requireOneKindOfPolicy,
  unsoldLines,
} from "./go-live-faults.ts";
import { SEALED_COLUMNS } from "./sealed-columns.ts";

const HELD_SINCE = "0355-suspended-deliveries.sql";
const MAX_CLOCK_DRIFT_MS = 2_000;

/** Checks a service before it gets traffic: connects to its providers, and changes nothing. */
export async function examine(service: Service): Promise<Finding[]> {
  const missing = await findMissingMigrations(service.db);
  const isNew = missing.includes(BASELINE);
  return [
    ok("The settings are complete."),
    ok("The database answers."),
    await clockFinding(service),
    ...(isNew ? newDatabaseFindings(service) : schemaFindings(missing)),
    ...(isNew ? [] : await policyKindFindings(service)),
    ...salesFindings(isNew ? await portFaults(service) : await findGoLiveFaults(service)),
    ...(isNew ? [] : await rateFindings(service)),
    ...(isNew ? [] : (await unsoldLines(service)).map(warning)),
    ...(isNew ? [] : (await boxesWithoutTerms(service)).map(warning)),
    ...(await storeFindings(service)),
    await diskFinding(service),
    ...(await senderFindings(service)),
    ...(await tillFindings(service)),
    ...(await scannerFindings(service)),
    ...(await jobFindings(service)),
    ...(isNew ? [] : await heldFindings(service, missing)),
    ...(isNew ? [] : await keyFindings(service)),
    ...addressFindings(service),
    ...(isNew ? [] : await staffFindings(service)),
    ...portFindings(service),
  ];
}

/** Jobs that failed for good in the last hour; none in a database that never served. */
async function jobFindings({ db }: Service): Promise<Finding[]> {
  const [schema] = await queryRows(db, sql`select from pg_tables where schemaname = 'pgboss'`);
  if (!schema) return [];
  const failed = await queryRows<{ name: string; count: number }>(
    db,
    sql`select name, count(*)::int as count from pgboss.job where state = 'failed' group by name`,
  );
  return failed.map(({ name, count }) =>
    warning(`${count} jobs of the queue ${name} failed for good: see the log lines "job failed".`),
  );
}

/** Deliveries that wait for a decision after a restore; none before the migration that knows them. */
async function heldFindings({ db }: Service, missing: readonly string[]): Promise<Finding[]> {
  if (missing.includes(HELD_SINCE)) return [];
  const held = (await suspendedDeliveries(db)).map(({ kind, count }) => `${kind}: ${count}`);
  return held.length === 0
    ? []
    : [
        warning(
          `The database was restored, and deliveries are held (${held.join(", ")}). Release or discard them at the desk.`,
        ),
      ];
}

/** What older keys of `DRAFT_KEY` encrypted, while there are several. */
async function keyFindings({ config, db }: Service): Promise<Finding[]> {
  const { draft } = config.secrets;
  if (draft.length === 1) return [];
  const found = await Promise.all(
    SEALED_COLUMNS.map(async ({ about, count }) => ({ about, ...(await count(db, draft)) })),
  );
  const open = found.flatMap(({ about, old, unreadable }) => [
    ...(old > 0
      ? [warning(`${old} ${about} have an older key of DRAFT_KEY. Run pnpm run reencrypt.`)]
      : []),
    ...(unreadable > 0
      ? [
          fault(
            `${unreadable} ${about} open with no key of DRAFT_KEY. Add the key that is missing.`,
          ),
        ]
      : []),
  ]);
  return open.length > 0 ? open : [ok("Everything has the first key of DRAFT_KEY.")];
}

function newDatabaseFindings({ config }: Service): Finding[] {
  return config.seedModule === undefined
    ? [
        fault(
          "The database is new, and nothing fills it. Load a folder with pnpm run content import, or set SEED_MODULE for the first start.",
        ),
      ]
    : [warning("The database is new: the first start fills it from SEED_MODULE.")];
}

/** Sales and specimens in one database keep the service from starting. */
const policyKindFindings = (service: Service): Promise<Finding[]> =>
  requireOneKindOfPolicy(service).then(
    () => [],
    (error: Error) => [fault(error.message)],
  );

function schemaFindings(missing: readonly string[]): Finding[] {
  return missing.length === 0
    ? [ok("The schema of the database is up to date.")]
    : [warning(`The next start applies migrations: ${missing.join(", ")}.`)];
}

function salesFindings(faults: readonly string[]): Finding[] {
  return faults.length === 0 ? [ok("What a sale needs is there.")] : faults.map(fault);
}

async function rateFindings({ db, now }: Service): Promise<Finding[]> {
  const [newest] = await db
    .select({ validFrom: currencyRate.validFrom })
    .from(currencyRate)
    .orderBy(desc(currencyRate.validFrom))
    .limit(1);
  const ageDays = newest ? daysBetween(newest.validFrom, now()) : 0;
  return ageDays > OLD_RATE_DAYS
    ? [warning(`The newest exchange rate is ${ageDays} days old. Enter today's at the desk.`)]
    : [];
}

const daysBetween = (isoDay: string, moment: Date) =>
  Math.floor((moment.getTime() - Date.parse(isoDay)) / DAY_MS);

async function clockFinding({ db, now }: Service): Promise<Finding> {
  const before = now().getTime();
  const [row] = await queryRows<{ ms: string }>(
    db,
    sql`select extract(epoch from clock_timestamp()) * 1000 as ms`,
  );
  const drift = Math.round(Math.abs(Number(row?.ms) - before));
  return drift > MAX_CLOCK_DRIFT_MS
    ? fault(`The clocks of service and database differ by ${drift} ms. Set both by NTP.`)
    : ok("The clocks of service and database agree.");
}

async function diskFinding({ config, disk }: Service): Promise<Finding> {
  const free = await disk.freeBytes();
  return free < config.disk.lowBytes
    ? fault("The disk is nearly full: less than DISK_LOW_MB is free. Make room.")
    : ok("The disk has room.");
}

/** A fault of the store is reported by the go-live faults. */
async function storeFindings({ store }: Service): Promise<Finding[]> {
  return (await store.findFault()) === undefined ? [ok("The store takes files.")] : [];
}

/** A missing till is reported by the go-live faults. */
async function tillFindings({ till }: Service): Promise<Finding[]> {
  if (!till) return [];
  const found = await till.findFault();
  return [found === undefined ? ok("The till answers and knows us.") : fault(found)];
}

/** A missing scanner is reported by the go-live faults. */
async function scannerFindings({ scanner }: Service): Promise<Finding[]> {
  if (scanner === absentScanner) return [];
  const found = await scanner.findFault();
  return [found === undefined ? ok("The scanner answers.") : fault(found)];
}

/** Findings of a deployment for partners' test keys. */
function specimenFindings({ mail, payments }: Config): Finding[] {
  return [
    ok("SPECIMENS is on: nothing is sold, and every policy is marked as a specimen."),
    ...(mail
      ? []
      : [warning("No sender of mail is set: partners get no specimen by email. Set MAIL_URL.")]),
    ...(payments.listener
      ? []
      : [
          warning(
            "PAYMENTS_PORT is missing: the public would reach the API to pay at the sandbox bank. Set it, and PAYMENTS_URL.",
          ),
        ]),
  ];
}

function portFindings({ config }: Service): Finding[] {
  const pretend =
    config.scannerUrl === undefined ? "bank, mail, SMS and scanner" : "bank, mail and SMS";
  return [
    ...(config.sandbox && !config.specimens
      ? [warning(`SANDBOX is on: ${pretend} are pretend, nobody pays in earnest.`)]
      : []),
    ...(config.specimens ? specimenFindings(config) : []),
    ...(config.production && config.databaseUrl === undefined
      ? [warning("The embedded database does not sync to disk. Set DATABASE_URL for real money.")]
      : []),
  ];
}
