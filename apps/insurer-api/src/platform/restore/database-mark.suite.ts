import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DatabaseHandle } from "#src/platform/database/database.ts";
import { databaseMark, databaseRestore } from "#src/platform/database/schema/restore.ts";
import { outbox } from "#src/platform/database/schema/service.ts";
import { createFolderStore } from "#src/platform/files/folder-store.ts";
import { createLog } from "#src/platform/observability/log.ts";
import { DatabaseMarks } from "./database-mark.ts";
import { suspendedDeliveries } from "./suspended-deliveries.ts";

const NOW = new Date("2026-11-28T08:00:00Z");

/** Tests of how a restored database is recognised, run against every database engine. */
export function databaseMarkSuite(engine: string, open: () => Promise<DatabaseHandle>): void {
  describe(`marks of the database on ${engine}`, () => {
    let handle: DatabaseHandle;
    let folder: string;
    let storage: string;
    beforeAll(async () => {
      handle = await open();
      folder = await mkdtemp(join(tmpdir(), "database-mark-"));
    });
    afterAll(async () => {
      await handle.close();
      await rm(folder, { recursive: true, force: true });
    });
    beforeEach(async () => {
      for (const table of [databaseMark, databaseRestore, outbox]) await handle.db.delete(table);
      storage = join(folder, crypto.randomUUID());
      await queue();
    });

    const queue = () =>
      handle.db.insert(outbox).values({
        id: crypto.randomUUID(),
        dedupeKey: crypto.randomUUID(),
        channel: "sms",
        recipient: "992921234567",
        language: "ru",
        body: "Your policy",
        createdAt: NOW,
      });
    const aCopy = (pause = async (): Promise<void> => undefined) =>
      new DatabaseMarks({
        db: handle.db,
        store: createFolderStore(storage),
        log: createLog("silent"),
        now: () => NOW,
        pause,
      });
    /** Only of messages: other suites leave receipts in the same database. */
    const held = async () =>
      (await suspendedDeliveries(handle.db))
        .filter(({ kind }) => kind === "message")
        .map(({ count }) => count);
    const restores = async () =>
      (await handle.db.select().from(databaseRestore)).map(({ reason }) => reason);
    /** The mark as it is now, to which the database can return. */
    const remember = async () => {
      const [mark] = await handle.db.select().from(databaseMark);
      if (!mark) throw new Error("There is no mark");
      return (changes: Partial<typeof mark> = {}) =>
        handle.db.update(databaseMark).set({ ...mark, ...changes });
    };

    it("hold nothing at the first start and at later ones, with several copies", async () => {
      const [one, two] = [aCopy(), aCopy()];
      await Promise.all([one.open(), two.open()]);
      for (const copy of [one, two, one, two]) await copy.mark();
      await aCopy().open();
      expect([await held(), await restores()]).toEqual([[], []]);
    });

    it("hold what waits in a database that returned to an earlier moment, once", async () => {
      const copy = aCopy();
      await copy.open();
      const restore = await remember();
      await copy.mark();
      await restore();
      await Promise.all([aCopy().open(), aCopy().open()]);
      expect([await held(), await restores()]).toEqual([[1], ["behind"]]);
      await queue();
      await aCopy().open();
      expect([await held(), await restores()]).toEqual([[1], ["behind"]]);
    });

    it("hold what waits in a database that was restored under a running service", async () => {
      const copy = aCopy();
      await copy.open();
      const restore = await remember();
      await copy.mark();
      await restore();
      await copy.mark();
      expect([await held(), await restores()]).toEqual([[1], ["behind"]]);
    });

    it("hold what waits in a database of another cluster, also with files of the same moment", async () => {
      await aCopy().open();
      await (await remember())({ systemId: "another" });
      await aCopy().open();
      expect([await held(), await restores()]).toEqual([[1], ["elsewhere"]]);
    });

    it("hold what waits on another timeline, unless a running copy came through with it", async () => {
      const running = aCopy();
      await running.open();
      const restore = await remember();
      await restore({ timeline: "0000FFFF" });
      await aCopy(() => running.mark()).open();
      expect([await held(), await restores()]).toEqual([[], []]);
      await restore({ timeline: "0000FFFF" });
      // Two earlier copies marked it: the files are of the same moment.
      await createFolderStore(storage).writeMark("1");
      await aCopy().open();
      expect([await held(), await restores()]).toEqual([[1], ["elsewhere"]]);
    });

    it("do not keep a service from starting whose storage is away", async () => {
      const away = () => Promise.reject(new Error("away"));
      const store = { ...createFolderStore(storage), readMark: away, writeMark: away };
      const log = createLog("silent");
      await new DatabaseMarks({
        ...{ db: handle.db, store, log, now: () => NOW },
        pause: async () => undefined,
      }).open();
      expect(await held()).toEqual([]);
    });
  });
}
