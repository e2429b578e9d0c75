import { openAsBlob } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { inject } from "vitest";
import { seedAll } from "#src/main/seed/seed-all.ts";
import { serviceJobs } from "#src/main/service-jobs.ts";
import { type DatabaseHandle, openClient } from "#src/platform/database/database.ts";
import { JobStore } from "#src/platform/jobs/jobs.ts";
import { createLog } from "#src/platform/observability/log.ts";
import { seed } from "./demo-content.ts";
import { makePasswordsCheap } from "./password-cost.ts";
import { readTestConfig, START } from "./test-settings.ts";

/** Files from which a test database can start. */
interface DatabaseTemplates {
  /** Migrated and empty. */
  readonly empty: string;
  /** With demonstration content, people and prices. */
  readonly demonstration: string;
}

/** Drops two databases that no test opens, but that every copy would unpack. */
const WITHOUT_OTHER_DATABASES = ["template0", "template1"].flatMap((name) => [
  `ALTER DATABASE ${name} IS_TEMPLATE false`,
  `DROP DATABASE ${name}`,
]);

/** Shortens the write-ahead log, which every copy would otherwise replay on start. */
const WITH_SHORT_LOG = ["SET wal_recycle = off", "SELECT pg_switch_wal()", "CHECKPOINT"];

declare module "vitest" {
  interface ProvidedContext {
    databaseTemplates: DatabaseTemplates;
  }
}

/** Creates the template databases of all test files, once: a new database takes seconds. */
export async function setup(project: {
  provide(key: "databaseTemplates", value: DatabaseTemplates): void;
}): Promise<() => Promise<void>> {
  makePasswordsCheap();
  const fileOf = (name: string) => join(tmpdir(), `insurer-api-${name}-${process.pid}.tar`);
  const templates = { empty: fileOf("empty"), demonstration: fileOf("demonstration") };
  const client = new PGlite();
  const handle = await openClient(client);
  const { db } = handle;
  // The sandbox bank sends nothing here.
  const handlers = serviceJobs(() => Promise.reject(new Error("Nothing is delivered")));
  const jobStore = await JobStore.open(handle, handlers, createLog("silent"), { isWorking: false });
  await jobStore.stop();
  for (const statement of WITHOUT_OTHER_DATABASES) await client.exec(statement);
  await dump(client, templates.empty);
  await seedAll({ db, config: readTestConfig(), now: () => START }, seed);
  await dump(client, templates.demonstration);
  await client.close();
  project.provide("databaseTemplates", templates);
  return async () => {
    for (const file of Object.values(templates)) await rm(file, { force: true });
  };
}

async function dump(client: PGlite, file: string): Promise<void> {
  for (const statement of WITH_SHORT_LOG) await client.exec(statement);
  const data = await client.dumpDataDir("none");
  await writeFile(file, Buffer.from(await data.arrayBuffer()));
}

/** Opens a copy of a template, in memory. */
export async function openTemplate(
  name: keyof DatabaseTemplates = "empty",
): Promise<DatabaseHandle> {
  const loadDataDir = await openAsBlob(inject("databaseTemplates")[name]);
  return openClient(new PGlite({ loadDataDir }));
}
