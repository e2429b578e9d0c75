import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WAIT_LIMIT_MS } from "@sughurta/vitest-config/limits";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { type ContentEntry, toContentEntry } from "./content-entry.ts";
import { ContentSnapshot } from "./content-snapshot.ts";

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "sughurta-snapshot-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A process that has read these contents. */
async function start(folder: string, read: Readonly<Record<string, unknown>> = {}) {
  const warn = vi.fn();
  const contents = new Map<string, ContentEntry>(
    Object.entries(read).map(([key, json]) => [key, toContentEntry(json)]),
  );
  const file = join(folder, "of", "old", "content");
  const snapshot = new ContentSnapshot({
    file,
    contents: () => contents,
    warn,
    writeAfterMs: 0,
  });
  return { snapshot, warn };
}

describe("the snapshot of content", () => {
  it("is empty before the first read", async () => {
    const { snapshot } = await start(await aFolder());
    expect(snapshot.find("ru /api/footers")).toBeUndefined();
  });

  it("persists beyond the process, together with earlier content, and leaves no partial file", async () => {
    const folder = await aFolder();
    const first = await start(folder, { "ru /api/cats": ["Клиентам\t\n"], "ru /api/rules": ["1"] });
    first.snapshot.writeSoon();
    const later = () => start(folder, { "ru /api/rules": ["2"] });
    await vi.waitFor(async () => {
      expect((await later()).snapshot.find("ru /api/cats")).toEqual(["Клиентам\t\n"]);
    }, WAIT_LIMIT_MS);
    (await later()).snapshot.writeSoon();
    await vi.waitFor(async () => {
      const { snapshot } = await later();
      expect(snapshot.find("ru /api/rules")).toEqual(["2"]);
      expect(snapshot.find("ru /api/cats")).toEqual(["Клиентам\t\n"]);
    }, WAIT_LIMIT_MS);
    expect(await readdir(join(folder, "of", "old"))).toEqual(["content"]);
  });

  it("deletes what the service no longer has", async () => {
    const folder = await aFolder();
    const { snapshot } = await start(folder, { "ru /api/footers": { intro: [] } });
    snapshot.writeSoon();
    await vi.waitFor(async () => {
      const later = (await start(folder)).snapshot;
      expect(later.find("ru /api/footers")).toEqual({ intro: [] });
      later.clear("ru /api/footers");
      expect(later.find("ru /api/footers")).toBeUndefined();
    }, WAIT_LIMIT_MS);
  });

  it("does not fail where it cannot be written: there is one warning", async () => {
    const folder = await aFolder();
    await writeFile(join(folder, "of"), "a file where a folder should be");
    const { snapshot, warn } = await start(folder, { "ru /api/cats": [] });
    snapshot.writeSoon();
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce(), WAIT_LIMIT_MS);
    expect(snapshot.find("ru /api/cats")).toBeUndefined();
  });
});
