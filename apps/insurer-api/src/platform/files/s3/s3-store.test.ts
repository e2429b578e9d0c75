import { randomBytes, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { FileMissingError, type FileStore } from "#src/platform/files/file-store.ts";
import { type FakeS3, startFakeS3 } from "#src/platform/files/testing/fake-s3.ts";
import { describeFileStore } from "#src/platform/files/testing/file-store.suite.ts";
import { createS3Store } from "./s3-store.ts";

const PATIENT = { attempts: 3, timeoutMs: 30_000, firstPauseMs: 1 };
/** A busy machine may need several tries. */
const HASTY = { attempts: 20, timeoutMs: 250, firstPauseMs: 0 };
const LARGE = randomBytes(9_000_000);

let fake: FakeS3;
let store: FileStore;
beforeAll(async () => {
  fake = await startFakeS3();
  store = createS3Store(fake.settings, PATIENT);
});
afterAll(() => fake.stop());
beforeEach(() => {
  fake.objects.clear();
  fake.requests.length = 0;
  fake.troubles.length = 0;
  fake.unlisted.clear();
});

describeFileStore("files in an object storage", async () => {
  const own = await startFakeS3();
  return { store: createS3Store(own.settings), close: own.stop };
});

const receive = (content: Buffer) => store.receive("a.pdf", Readable.from([content]), () => false);

async function listNames(listed: AsyncIterable<string>): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const name of listed) names.push(name);
  return names;
}

describe("an unreliable object storage", () => {
  it.each([["cut"], [503], [429]] as const)(
    "is retried after %s, and no data are lost",
    async (trouble) => {
      fake.troubles.push(trouble, trouble);
      const { storedAs } = await receive(Buffer.from("a page"));
      fake.troubles.push(trouble);
      expect(String(Buffer.from(await store.read(storedAs)))).toBe("a page");
      fake.troubles.push(trouble);
      await store.accept(storedAs);
      expect([...fake.objects.keys()]).toEqual([`shop/kept/${storedAs}`]);
    },
  );

  it("is retried after a timeout", async () => {
    const hasty = createS3Store(fake.settings, HASTY);
    fake.troubles.push("silence", "silence");
    const storedAs = await hasty.keep(Buffer.from("a page"));
    expect(String(Buffer.from(await store.read(storedAs)))).toBe("a page");
  });

  it("is retried with all bytes while a large file is joined", async () => {
    const joined = () => fake.requests.some((request) => request.startsWith("PUT shop/quarantine"));
    const push = fake.requests.push.bind(fake.requests);
    fake.requests.push = (...requests) => {
      const isFirst = !joined() && requests.some((one) => one.startsWith("PUT shop/quarantine"));
      if (isFirst) fake.troubles.push("cut");
      return push(...requests);
    };
    const { storedAs, sizeBytes } = await store.receive("a", Readable.from([LARGE]), () => false);
    fake.requests.push = push;
    expect(sizeBytes).toBe(LARGE.length);
    expect(LARGE.equals(await store.read(storedAs))).toBe(true);
  });

  it("with a long outage causes an error that says so and contains no key", async () => {
    fake.troubles.push(503, 503, 503);
    const failed = store.keep(Buffer.from("a"));
    await expect(failed).rejects.toMatchObject({ code: "503" });
    await expect(failed).rejects.not.toThrow(/secret|key/);
  });

  it("is not retried after a refusal", async () => {
    fake.troubles.push(403);
    await expect(store.keep(Buffer.from("a"))).rejects.toMatchObject({ code: "403" });
    expect(fake.requests).toHaveLength(1);
  });
});

describe("a file in pieces", () => {
  it("is missing, not shorter, if it lacks one", async () => {
    const storedAs = await store.begin();
    await store.append(storedAs, 0, Buffer.from("abc"));
    await store.append(storedAs, 3, Buffer.from("def"));
    for (const first of ["ab", "abcd", ""]) {
      await store.append(storedAs, 0, Buffer.from(first));
      await expect(store.whole("a", storedAs, 6)).rejects.toThrow(FileMissingError);
    }
    fake.objects.delete(`shop/pieces/${storedAs}/000000000000`);
    await expect(store.whole("a", storedAs, 6)).rejects.toThrow(FileMissingError);
  });

  it("that remains after a crash is listed once all of it is old, and can be removed", async () => {
    const { storedAs } = await receive(LARGE);
    for (const key of [...fake.objects.keys()]) {
      if (key.includes("/quarantine/")) fake.objects.delete(key);
    }
    const bytes = Buffer.from("young");
    const anHourAgo = new Date(Date.now() - 3_600_000);
    for (const [key, found] of fake.objects) {
      fake.objects.set(key, { ...found, modifiedAt: new Date(0) });
    }
    expect(await listNames(store.writtenBefore(anHourAgo))).toEqual([storedAs]);
    fake.objects.set(`shop/pieces/${storedAs}/000009000000`, { bytes, modifiedAt: new Date() });
    expect(await listNames(store.writtenBefore(anHourAgo))).toEqual([]);
    await store.discard(storedAs);
    expect(fake.objects.size).toBe(0);
  });
});

describe("a storage with delayed lists", () => {
  it("loses no file, and joins all pieces", async () => {
    const kept = await store.keep(Buffer.from("a"));
    fake.unlisted.add(`shop/kept/${kept}`);
    expect(await store.missing([kept])).toEqual([]);
    const storedAs = await store.begin();
    await store.append(storedAs, 0, Buffer.from("abc"));
    await store.append(storedAs, 3, Buffer.from("def"));
    fake.unlisted.add(`shop/pieces/${storedAs}/000000000003`);
    expect(await store.whole("a", storedAs, 6)).toMatchObject({ sizeBytes: 6 });
    expect(String(Buffer.from(await store.read(storedAs)))).toBe("abcdef");
  });
});

describe("a sweep", () => {
  it("uses lists: fewer requests than files", async () => {
    const there = await Promise.all(Array.from({ length: 30 }, () => store.keep(Buffer.from("a"))));
    fake.requests.length = 0;
    const gone = randomUUID();
    expect(await store.missing([...there, gone])).toEqual([gone]);
    expect(fake.requests.length).toBeLessThan(20);
  });
});
