import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createFolderStore } from "./folder-store.ts";
import { describeFileStore } from "./testing/file-store.suite.ts";

describeFileStore("files in a folder", async () => {
  const folder = await mkdtemp(join(tmpdir(), "folder-store-"));
  return { store: createFolderStore(folder), close: () => rm(folder, { recursive: true }) };
});

it("reports a folder that is not writable with the remedy", async () => {
  const folder = await mkdtemp(join(tmpdir(), "folder-store-"));
  try {
    const file = join(folder, "a-file");
    await writeFile(file, "");
    expect(await createFolderStore(file).findFault()).toMatch(/STORAGE_URL writable/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
