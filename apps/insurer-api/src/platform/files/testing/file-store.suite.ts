import { createHash, randomBytes, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { FileMissingError, type FileStore } from "#src/platform/files/file-store.ts";

/** A store for tests. */
export interface TestStore {
  readonly store: FileStore;
  close(): Promise<void>;
}

const MEGABYTE = 1_048_576;
const LARGE = randomBytes(9 * MEGABYTE + 77);
const HOUR_MS = 3_600_000;
const inAnHour = () => new Date(Date.now() + HOUR_MS);

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

async function readBytes(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

/** Tests run against every file store. */
export function describeFileStore(name: string, open: () => Promise<TestStore>): void {
  describe(name, () => {
    let opened: TestStore;
    let store: FileStore;
    beforeAll(async () => {
      opened = await open();
      store = opened.store;
    });
    afterAll(() => opened?.close());

    const receive = (content: Uint8Array, isTruncated = false) =>
      store.receive("a.pdf", Readable.from([content]), () => isTruncated);
    const names = async (before = inAnHour()) => {
      const all = new Set<string>();
      for await (const one of store.writtenBefore(before)) all.add(one);
      return all;
    };
    beforeEach(async () => {
      for (const one of await names()) await store.discard(one);
    });

    it.each([
      ["a small file", Buffer.from("%PDF-1.4 a page")],
      ["an empty file", Buffer.alloc(0)],
      ["a file of exactly one piece", LARGE.subarray(0, 4 * MEGABYTE)],
      ["a large file", LARGE],
    ])("receives %s into quarantine, byte for byte", async (_, content) => {
      const chunks = Array.from({ length: Math.ceil(content.length / 65_536) }, (__, index) =>
        content.subarray(index * 65_536, (index + 1) * 65_536),
      );
      const got = await store.receive("a.pdf", Readable.from(chunks), () => false);
      expect(got).toMatchObject({ name: "a.pdf", sizeBytes: content.length, tooLarge: false });
      expect(got.sha256).toBe(sha256(content));
      expect(Buffer.from(got.head).equals(content.subarray(0, 36_864))).toBe(true);
      expect(Buffer.from(await store.read(got.storedAs)).equals(content)).toBe(true);
      expect((await readBytes(store.chunks(got.storedAs))).equals(content)).toBe(true);
      expect(await store.findSize(got.storedAs)).toBe(content.length);
    });

    it("reports a truncated file", async () => {
      expect(await receive(Buffer.from("a"), true)).toMatchObject({ tooLarge: true });
    });

    it("stores nothing of a file whose sender disconnects", async () => {
      const cut = async function* () {
        yield LARGE;
        throw new Error("gone");
      };
      await expect(store.receive("a", Readable.from(cut()), () => false)).rejects.toThrow("gone");
      expect(await names()).toEqual(new Set());
    });

    it("returns a file only once it was accepted", async () => {
      const { storedAs } = await receive(Buffer.from("a page"));
      await expect(readBytes(store.stream(storedAs))).rejects.toThrow(FileMissingError);
      await store.accept(storedAs);
      expect(String(await readBytes(store.stream(storedAs)))).toBe("a page");
      expect(String(Buffer.from(await store.read(storedAs)))).toBe("a page");
      expect(await store.findSize(storedAs)).toBe(6);
    });

    it("accepts a file twice, and none that it does not have", async () => {
      const { storedAs } = await receive(LARGE);
      await store.accept(storedAs);
      await store.accept(storedAs);
      expect((await readBytes(store.stream(storedAs))).equals(LARGE)).toBe(true);
      await expect(store.accept(randomUUID())).rejects.toThrow(FileMissingError);
    });

    it("appends chunks; a repeated chunk changes nothing, a different one replaces it", async () => {
      const storedAs = await store.begin();
      expect(await store.findSize(storedAs)).toBe(0);
      const first = LARGE.subarray(0, 3 * MEGABYTE);
      const second = LARGE.subarray(3 * MEGABYTE, 7 * MEGABYTE);
      await store.append(storedAs, 0, first);
      await store.append(storedAs, 0, first);
      await store.append(storedAs, first.length, randomBytes(5 * MEGABYTE));
      await store.append(storedAs, first.length, second);
      await store.append(storedAs, 7 * MEGABYTE, LARGE.subarray(7 * MEGABYTE));
      for (let time = 0; time < 2; time += 1) {
        const whole = await store.whole("a.png", storedAs, LARGE.length);
        expect(whole).toMatchObject({ name: "a.png", storedAs, sizeBytes: LARGE.length });
        expect(whole.sha256).toBe(sha256(LARGE));
        expect(Buffer.from(whole.head).equals(LARGE.subarray(0, 36_864))).toBe(true);
      }
      await store.accept(storedAs);
      expect((await readBytes(store.stream(storedAs))).equals(LARGE)).toBe(true);
      expect(await names()).toEqual(new Set([storedAs]));
      await store.discard(storedAs);
      expect(await names()).toEqual(new Set());
    });

    it("rejects a file as whole if it is shorter or longer than its size", async () => {
      const storedAs = await store.begin();
      await store.append(storedAs, 0, Buffer.from("abc"));
      for (const sizeBytes of [2, 4])
        await expect(store.whole("a", storedAs, sizeBytes)).rejects.toThrow(FileMissingError);
      expect(await store.whole("a", storedAs, 3)).toMatchObject({ sizeBytes: 3 });
    });

    it("appends nothing to a file that it does not have, or that left quarantine", async () => {
      const { storedAs } = await receive(Buffer.from("a page"));
      await store.accept(storedAs);
      for (const gone of [storedAs, randomUUID()]) {
        await expect(store.append(gone, 0, Buffer.from("a"))).rejects.toThrow(FileMissingError);
        await expect(store.whole("a", gone, 1)).rejects.toThrow(FileMissingError);
      }
    });

    it("removes a file from either place, with all its chunks, and ignores a missing one", async () => {
      const { storedAs: quarantined } = await receive(Buffer.from("a"));
      const kept = await store.keep(Buffer.from("b"));
      const begun = await store.begin();
      await store.append(begun, 0, Buffer.from("c"));
      for (const one of [quarantined, kept, begun, randomUUID()]) await store.discard(one);
      expect(await names()).toEqual(new Set());
      await expect(store.read(kept)).rejects.toThrow(FileMissingError);
      await expect(readBytes(store.chunks(kept))).rejects.toThrow(FileMissingError);
      expect(await store.findSize(kept)).toBeUndefined();
    });

    it("stores a file of our own at once", async () => {
      const storedAs = await store.keep(LARGE);
      expect((await readBytes(store.stream(storedAs))).equals(LARGE)).toBe(true);
    });

    it("returns the names of missing files", async () => {
      const { storedAs } = await receive(Buffer.from("a"));
      const there = [storedAs, await store.keep(Buffer.from("b")), await store.begin()];
      const gone = Array.from({ length: 7 }, () => randomUUID());
      expect((await store.missing([...there, ...gone])).toSorted()).toEqual(gone.toSorted());
      expect(await store.missing([])).toEqual([]);
    });

    it("lists files written before a moment, in either place", async () => {
      const { storedAs } = await receive(Buffer.from("a"));
      const all = [storedAs, await store.keep(Buffer.from("b")), await store.begin()];
      expect(await names()).toEqual(new Set(all));
      const anHourAgo = new Date(Date.now() - HOUR_MS);
      expect(await names(anHourAgo)).toEqual(new Set());
    });

    it("keeps one mark of the database, which is no file", async () => {
      expect(await store.readMark()).toBeUndefined();
      for (const mark of ["7", "8"]) await store.writeMark(mark);
      expect(await store.readMark()).toBe("8");
      expect(await names()).toEqual(new Set());
    });

    it("has no fault while it accepts files, and removes its test file", async () => {
      expect(await store.findFault()).toBeUndefined();
      expect(await names()).toEqual(new Set());
    });
  });
}
