import { readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { MemoryFS, PGlite } from "@electric-sql/pglite";
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

/** A log in files of a megabyte, since every copy has one of them. */
const SHORT_LOG_FILES = ["--wal-segsize=1"];

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
  const getFile = (name: string) => join(tmpdir(), `insurer-api-${name}-${process.pid}.bin`);
  const templates = { empty: getFile("empty"), demonstration: getFile("demonstration") };
  const client = new PGlite({ initDbStartParams: SHORT_LOG_FILES });
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

/** A folder or a file of a database. */
interface Entry {
  readonly path: string;
  /** Omitted for a folder. */
  readonly content?: Uint8Array;
}

/** Where PGlite has the files of its database. */
const DATA_FOLDER = "/pglite/data";

async function dump(client: PGlite, file: string): Promise<void> {
  for (const statement of WITH_SHORT_LOG) await client.exec(statement);
  const { FS } = client.Module;
  const entries: Entry[] = [];
  const add = (path: string): void => {
    if (FS.isFile(FS.stat(path).mode)) {
      entries.push({ path, content: FS.readFile(path) });
      return;
    }
    entries.push({ path });
    for (const name of FS.readdir(path)) {
      if (name !== "." && name !== "..") add(`${path}/${name}`);
    }
  };
  add(DATA_FOLDER);
  await writeFile(file, serialize(entries));
}

/** Files in memory that begin as copies of a template's: a third of the time that PGlite takes for an archive. */
class TemplateCopy extends MemoryFS {
  readonly #entries: readonly Entry[];

  constructor(entries: readonly Entry[]) {
    super();
    this.#entries = entries;
  }

  override async initialSyncFs(): Promise<void> {
    if (this.pg === undefined) throw new Error("PGlite begins with its files");
    const { FS } = this.pg.Module;
    for (const { path, content } of this.#entries) {
      if (content === undefined) FS.mkdirTree(path);
      else FS.writeFile(path, content);
    }
  }
}

/** Templates that this worker has read. */
const read = new Map<string, readonly Entry[]>();

function readTemplate(file: string): readonly Entry[] {
  const entries: readonly Entry[] = read.get(file) ?? deserialize(readFileSync(file));
  read.set(file, entries);
  return entries;
}

/** Every start clears the memory for pages; a test has few of them. */
const STARTED_WITH = [...PGlite.defaultStartParams, "-c", "shared_buffers=4MB"];

/** Opens a copy of a template, in memory. */
export async function openTemplate(
  name: keyof DatabaseTemplates = "empty",
): Promise<DatabaseHandle> {
  const entries = readTemplate(inject("databaseTemplates")[name]);
  return openClient(new PGlite({ fs: new TemplateCopy(entries), startParams: STARTED_WITH }));
}
