import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "@sughurta/bootstrap/free-port";
import { pause } from "@sughurta/faults/buyer";
import { ownUser } from "@sughurta/faults/debian-postgres";
import type { TestPostgres } from "@sughurta/insurer-api/testing/start-postgres";
import { Client } from "pg";
import { type Peer, startPeer, transferOwnership } from "./peers.ts";

const BIN = "/usr/lib/postgresql/15/bin";
const STANZA = "sughurta";
const READY_LIMIT_MS = 120_000;
const PAUSE_MS = 200;

/** A Postgres server whose write-ahead log pgBackRest archives. */
export interface ArchivedDatabase extends TestPostgres {
  /** A full backup; with the archive it leads to any later moment. */
  backUp(): Promise<void>;
  /** Waits until everything so far is in the archive. */
  archive(): Promise<void>;
  /** Ends the server like a power cut and deletes its data folder. */
  lose(): Promise<void>;
  /** Restores the state of a moment into an empty data folder, and starts the server on the same port. */
  restoreTo(moment: Date): Promise<void>;
}

/** Runs a program as the user of PostgreSQL, which does not run as root. */
async function run(command: string, args: readonly string[]): Promise<void> {
  const env = { PATH: `${process.env.PATH}:/usr/sbin`, LC_ALL: "C" };
  await promisify(execFile)(command, args, { ...ownUser(), env, cwd: tmpdir() });
}

/** Starts a server with an archive in temporary folders; needs pgBackRest. */
export async function startArchivedDatabase(): Promise<ArchivedDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "sughurta-archive-"));
  const [data, archive, config] = ["data", "archive", "pgbackrest.conf"].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  const port = await freePort();
  for (const place of [data, archive]) await mkdir(place, { mode: 0o700 });
  writeFileSync(
    config,
    `[global]
repo1-path=${archive}
repo1-retention-full=2
log-path=${folder}
lock-path=${folder}
spool-path=${folder}
log-level-file=off
start-fast=y
[${STANZA}]
pg1-path=${data}
pg1-port=${port}
pg1-socket-path=${folder}
`,
  );
  for (const path of [folder, data, archive, config]) transferOwnership(path);
  const backrest = (...args: readonly string[]) =>
    run("pgbackrest", [`--config=${config}`, `--stanza=${STANZA}`, ...args]);
  const address = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const query = async <Row>(sql: string, database = "postgres") => {
    const client = new Client({ connectionString: address(database) });
    client.on("error", () => undefined);
    await client.connect();
    try {
      return (await client.query(sql)).rows as Row[];
    } finally {
      await client.end();
    }
  };
  let server: Peer | undefined;
  const start = async () => {
    const settings = {
      port: String(port),
      listen_addresses: "127.0.0.1",
      unix_socket_directories: folder,
      archive_mode: "on",
      archive_command: `pgbackrest --config=${config} --stanza=${STANZA} archive-push %p`,
      // A commit is in the archive after a minute at the latest.
      archive_timeout: "60",
      max_connections: "100",
    };
    const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    server = await startPeer(`${BIN}/postgres`, ["-D", data, ...options], port, "ignore");
    await until("the database is writable", async () => {
      const [row] = await query<{ no: boolean }>("select pg_is_in_recovery() as no");
      return row?.no === false;
    });
  };
  await run(`${BIN}/initdb`, ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "-k"]);
  await start();
  await query("create database insurer");
  await backrest("stanza-create");
  return {
    url: address("insurer"),
    backUp: () => backrest("--type=full", "backup"),
    async archive() {
      const [before] = await query<{ wal: string }>(
        "select pg_walfile_name(pg_switch_wal()) as wal",
      );
      await until("everything is in the archive", async () => {
        const [row] = await query<{ done: boolean }>(
          `select coalesce(last_archived_wal >= '${before?.wal}', false) as done from pg_stat_archiver`,
        );
        return row?.done === true;
      });
    },
    async lose() {
      const [pid] = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
      process.kill(Number(pid), "SIGKILL");
      await server?.kill();
      await rm(data, { recursive: true, force: true });
    },
    async restoreTo(moment) {
      await mkdir(data, { mode: 0o700 });
      transferOwnership(data);
      const target = moment.toISOString().replace("T", " ").replace("Z", "+00");
      await backrest("--type=time", `--target=${target}`, "--target-action=promote", "restore");
      await start();
    },
    async stop() {
      await server?.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function until(what: string, isReached: () => Promise<boolean>): Promise<void> {
  for (const giveUpAt = Date.now() + READY_LIMIT_MS; ; ) {
    if (await isReached().catch(() => false)) return;
    if (Date.now() > giveUpAt) throw new Error(`Not reached: ${what}`);
    await pause(PAUSE_MS);
  }
}
