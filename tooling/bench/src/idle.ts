import { setTimeout as pause } from "node:timers/promises";
import type { Row } from "@sughurta/bootstrap/print-table";
import { readCpuSeconds, readMemory } from "@sughurta/bootstrap/process-figures";
import { startBreakablePostgres } from "@sughurta/insurer-api/testing/start-postgres";
import pg from "pg";
import { type Stage, startStage } from "./stage.ts";

/** Time for the work of a start to end, and for the garbage of it to be collected. */
const SETTLE_MS = 90_000;
const MEASURED_SECONDS = 60;
/** Name of the connections of pg-boss. */
const JOBS = "insurer-api jobs";
/** A statement in the log of PostgreSQL, with the name of its connection. */
const STATEMENT = /^@@(?<name>[^|]*)\|.*?(?:statement|execute [^:]*): /gm;

/** Head of the table of {@link measureIdle}. */
export const IDLE_HEAD: Row = ["figure", "embedded database", "PostgreSQL", "goal"];

interface Idle {
  readonly apiCpu: number;
  readonly apiMb: number;
  readonly siteCpu: number;
  readonly siteMb: number;
}

/** CPU share, memory and statements of both servers without visitors, on either database. */
export async function measureIdle(): Promise<Row[]> {
  const embedded = await measureStage({}, () => undefined);
  const { statements, ...server } = await measureServer();
  const [own, jobs] = [false, true].map((isJobs) =>
    statements.filter((name) => (name === JOBS) === isJobs),
  );
  const perSecond = (found: readonly string[] = []) => (found.length / MEASURED_SECONDS).toFixed(2);
  const row = (name: string, of: (idle: Idle) => string, goal: string): Row => [
    name,
    of(embedded),
    of(server),
    goal,
  ];
  const percent = (share: number) => (share * 100).toFixed(2);
  const megabytes = (value: number) => value.toFixed(0);
  return [
    row("insurer-api, % of a core", ({ apiCpu }) => percent(apiCpu), "≤ 1"),
    row("storefront, % of a core", ({ siteCpu }) => percent(siteCpu), "≤ 1"),
    row("insurer-api, MB", ({ apiMb }) => megabytes(apiMb), "≤ 350 / 220"),
    row("storefront, MB", ({ siteMb }) => megabytes(siteMb), "≤ 180"),
    ["statements a second", "", perSecond(own), "≤ 1"],
    ["statements a second of pg-boss", "", perSecond(jobs), ""],
  ];
}

/** The same on a server that logs each statement; `statements` has the name of the connection of each. */
async function measureServer(): Promise<Idle & { readonly statements: readonly string[] }> {
  let log = "";
  const postgres = await startBreakablePostgres((text) => {
    log += `${text}\n`;
  });
  try {
    await logStatements(postgres.url);
    const idle = await measureStage({ DATABASE_URL: postgres.url }, () => {
      log = "";
    });
    const statements = [...log.matchAll(STATEMENT)].map(({ groups }) => groups?.name ?? "");
    return { ...idle, statements };
  } finally {
    await postgres.stop();
  }
}

async function logStatements(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("alter system set log_statement = 'all'");
    await client.query("alter system set log_line_prefix = '@@%a|'");
    await client.query("select pg_reload_conf()");
  } finally {
    await client.end();
  }
}

async function measureStage(
  settings: Readonly<Record<string, string>>,
  onStart: () => void,
): Promise<Idle> {
  const stage: Stage = await startStage(settings);
  try {
    await pause(SETTLE_MS);
    const [apiPid = 0, sitePid = 0] = [stage.api, stage.site].map(({ process }) => process.pid);
    const used = () => [apiPid, sitePid].map(readCpuSeconds);
    onStart();
    const before = used();
    await pause(MEASURED_SECONDS * 1_000);
    const [apiCpu = 0, siteCpu = 0] = used().map(
      (seconds, place) => (seconds - (before[place] ?? 0)) / MEASURED_SECONDS,
    );
    return { apiCpu, siteCpu, apiMb: readMemory(apiPid).now, siteMb: readMemory(sitePid).now };
  } finally {
    await stage.stop();
  }
}
