import { openAsBlob } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { inject } from "vitest";
import { type DatabaseHandle, openClient } from "#src/platform/database/database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the template of the test database is kept. */
    databaseTemplate: string;
  }
}

/** Makes one empty, migrated database that every test file starts from: a fresh one takes seconds. */
export async function setup(project: {
  provide(key: "databaseTemplate", value: string): void;
}): Promise<() => Promise<void>> {
  const file = join(tmpdir(), `insurer-api-template-${process.pid}.tar`);
  const client = new PGlite();
  await openClient(client);
  const dump = await client.dumpDataDir("none");
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  await client.close();
  project.provide("databaseTemplate", file);
  return () => rm(file, { force: true });
}

/** Opens a copy of the template, in memory. */
export async function openTemplate(): Promise<DatabaseHandle> {
  const loadDataDir = await openAsBlob(inject("databaseTemplate"));
  return openClient(new PGlite({ loadDataDir }));
}
