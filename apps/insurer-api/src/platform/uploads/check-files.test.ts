import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { CLAIM_FILES, type FileLimits, RECEIPT_FILES } from "@sughurta/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { FileStore, ReceivedFile } from "#src/platform/files/file-store.ts";
import { createFolderStore } from "#src/platform/files/folder-store.ts";
import { createLog } from "#src/platform/observability/log.ts";
import { checkFiles, scanFiles } from "./check-files.ts";

const CORPUS = new URL("../files/testing/corpus/", import.meta.url);
const LOCAL_HEADER = Buffer.from("PK\u0003\u0004", "latin1");
const LIST_HEADER = Buffer.from("PK\u0001\u0002", "latin1");

let folder: string;
let store: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "check-files-"));
  store = createFolderStore(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const sample = (name: string) => readFile(new URL(name, CORPUS));
/** A file with the name and bytes of a real phone or program. */
function fromPhone(name: string) {
  return readFile(new URL(`named/${name}`, CORPUS));
}

/** The stored file, or the error code. */
async function keep(name: string, content: Uint8Array, limits: FileLimits = CLAIM_FILES) {
  const file = await store.receive(name, Readable.from([content]), () => false);
  const violations = { type: "fileType", tooLarge: "fileTooLarge" } as const;
  const rule = { violations, limits };
  return checkFiles({ store }, [{ ...file, part: "files" }], rule).then(
    ([checked]) => [checked?.name, checked?.mediaType],
    ({ code }: { code: string }) => [undefined, code],
  );
}

/** Result of checking one file: its media type, or the error code. */
async function check(name: string, content: Uint8Array, limits: FileLimits = CLAIM_FILES) {
  const [, response] = await keep(name, content, limits);
  return response;
}

const changed = (content: Buffer, at: number, bytes: readonly number[]): Buffer =>
  Buffer.concat([content.subarray(0, at), Buffer.from(bytes), content.subarray(at + bytes.length)]);

it.each([
  ["jpeg-named.heic", "image/jpeg", "jpeg-named.jpg"],
  ["jpeg-named.png", "image/jpeg", "jpeg-named.jpg"],
  ["heic-named.jpg", "image/heic", "heic-named.heic"],
  ["webp-named.jpg", "image/webp", "webp-named.webp"],
  ["photo.jfif", "image/jpeg", "photo.jpg"],
])("stores the phone's %s as %s with the extension of its bytes", async (name, mediaType, kept) => {
  const content = await fromPhone(name);
  expect(await keep(name, content)).toEqual([kept, mediaType]);
  expect(await keep(name, content, RECEIPT_FILES)).toEqual([kept, mediaType]);
});

it.each([
  ["IMG_0001", "picture.jpg", "IMG_0001.jpg"],
  ["Акт осмотра", "document.docx", "Акт осмотра.docx"],
  ["letter.xlsx", "document.docx", "letter.docx"],
  ["table.zip", "document.ods", "table.ods"],
  ["version.1.2", "picture.heic", "version.1.2.heic"],
  ["photo.exe", "picture.png", "photo.exe.png"],
])("stores %s with the bytes of a %s under the name %s", async (name, content, kept) => {
  expect((await keep(name, await sample(content)))[0]).toBe(kept);
});

const PDF = await fromPhone("plain.pdf");
it.each([
  ["a byte order mark", "\u00ef\u00bb\u00bf"],
  ["line breaks", "\r\n\r\n"],
  ["the headers of a mail", "Content-Type: application/pdf\r\n\r\n"],
  ["a thousand other bytes", "\0".repeat(1_019)],
])("accepts a PDF after %s", async (_, before) => {
  const content = Buffer.concat([Buffer.from(before, "latin1"), PDF]);
  expect(await keep("scan", content)).toEqual(["scan.pdf", "application/pdf"]);
});

it("refuses a PDF whose header is too far from the start, or follows an HTML page", async () => {
  const behind = (before: string) => Buffer.concat([Buffer.from(before), PDF]);
  expect(await check("scan.pdf", behind("\0".repeat(1_025)))).toBe("fileType");
  expect(await check("scan.pdf", behind("<html><script>alert(1)</script>"))).toBe("fileType");
});

it("refuses a PDF that requires a password, and accepts one that only forbids changes", async () => {
  expect(await check("act.pdf", await fromPhone("userpass.pdf"))).toBe("filePassword");
  expect(await check("act.pdf", await fromPhone("ownerpass.pdf"))).toBe("application/pdf");
  expect(await check("act.pdf", Buffer.concat([PDF, Buffer.from("/Encrypt")]))).toBe(
    "application/pdf",
  );
});

it("refuses a PDF without its end, and accepts one with bytes after its end", async () => {
  expect(await check("act.pdf", await fromPhone("truncated.pdf"))).toBe("fileIncomplete");
  expect(await check("act.pdf", Buffer.concat([PDF, Buffer.alloc(70_000)]))).toBe(
    "application/pdf",
  );
});

it.each([
  ["photo.png", "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"],
  ["photo.jpg", "MZ\u0090\0\u0003\0\0\0 This program cannot be run in DOS mode"],
  ["act.pdf", "<!doctype html><script>alert(1)</script>"],
  ["act.pdf", "#!/bin/sh\nrm -rf /"],
  ["table.csv", "name,phone\n<script>alert(1)</script>,1"],
])("refuses a %s that is %s", async (name, content) => {
  const file = Buffer.from(content.padEnd(600), "latin1");
  expect(
    await check(name, file, { ...RECEIPT_FILES, kinds: ["picture", "document", "table"] }),
  ).toBe("fileType");
});

const OLD_WORD = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(504)]);

it.each([
  "picture.jpg",
  "picture.png",
  "picture.gif",
  "picture.webp",
  "picture.bmp",
  "picture.tiff",
  "picture.heic",
  "picture.avif",
  "document.docx",
  "document.xlsx",
  "document.pptx",
  "document.odt",
  "document.ods",
  "document.odp",
])("accepts a real %s", async (name) => {
  expect(await check(name, await sample(name))).toMatch(/^(image|application)\//);
});

it("accepts an office document of the formats before ZIP packages by its own header", async () => {
  expect(await check("old.doc", OLD_WORD)).toBe("application/msword");
  expect(await check("old.docx", OLD_WORD)).toBe("fileType");
});

it("accepts a photo whose size follows long metadata", async () => {
  const photo = await sample("picture.jpg");
  const note = Buffer.concat([Buffer.from([0xff, 0xe1, 0xff, 0xff]), Buffer.alloc(65_533)]);
  const noted = Buffer.concat([photo.subarray(0, 2), note, note, photo.subarray(2)]);
  expect(await check("photo.jpg", noted)).toBe("image/jpeg");
});

it("accepts a TIFF whose directory follows its pixels", async () => {
  const tag = (id: number, value: number) => [id, 0x01, 4, 0, 1, 0, 0, 0, value, 0, 0, 0];
  const directory = Buffer.from([2, 0, ...tag(0, 9), ...tag(1, 7), 0, 0, 0, 0]);
  const header = Buffer.from("II*\0\0\0\0\0", "latin1");
  header.writeUInt32LE(60_000, 4);
  const scan = Buffer.concat([header, Buffer.alloc(60_000 - header.length), directory]);
  expect(await keep("scan", scan)).toEqual(["scan.tif", "image/tiff"]);
});

const FIFTY_THOUSAND_4 = [0, 0, 0xc3, 0x50];
const HUGE: readonly (readonly [
  string,
  (content: Buffer) => readonly [number, readonly number[]],
])[] = [
  ["picture.png", () => [16, [...FIFTY_THOUSAND_4, ...FIFTY_THOUSAND_4]]],
  ["picture.gif", () => [6, [0xff, 0xff, 0xff, 0xff]]],
  ["picture.bmp", () => [18, [0x50, 0xc3, 0, 0, 0xb0, 0x3c, 0xff, 0xff]]],
  ["picture.jpg", (content) => [content.indexOf("ffc0", "hex") + 5, [0xc3, 0x50, 0xc3, 0x50]]],
  [
    "picture.heic",
    (content) => [content.indexOf("ispe") + 8, [...FIFTY_THOUSAND_4, ...FIFTY_THOUSAND_4]],
  ],
  [
    "picture.avif",
    (content) => [content.indexOf("ispe") + 8, [...FIFTY_THOUSAND_4, ...FIFTY_THOUSAND_4]],
  ],
];
it.each(HUGE)("refuses a %s that would decode to billions of pixels", async (name, change) => {
  const content = await sample(name);
  expect(await check(name, changed(content, ...change(content)))).toBe("pictureTooLarge");
});

it("refuses the header of a picture alone", async () => {
  expect(await check("a.png", (await sample("picture.png")).subarray(0, 12))).toBe("fileType");
});

it.each(["docx", "xlsx", "odt"])("refuses an archive that is called .%s", async (ending) => {
  expect(await check(`holiday.${ending}`, await sample("archive.zip"))).toBe("fileType");
});

it("refuses a document whose list of parts is truncated", async () => {
  const letter = await sample("document.docx");
  expect(await check("letter.docx", letter.subarray(0, -30))).toBe("fileType");
});

const HARMFUL: readonly (readonly [
  string,
  (at: number) => readonly [number, readonly number[]],
])[] = [
  ["is packed to explode", (at) => [at + 24, [0, 0, 0, 0xf0]]],
  ["is locked", (at) => [at + 8, [1]]],
  ["shares bytes between its parts", (at) => [at + 42, [0, 0, 0, 0]]],
];
it.each(HARMFUL)("refuses a document that %s", async (_, change) => {
  const letter = await sample("document.docx");
  const lastListed = letter.lastIndexOf(LIST_HEADER);
  expect(letter.indexOf(LOCAL_HEADER)).toBe(0);
  const harmful = changed(letter, ...change(lastListed));
  expect(await check("letter.docx", harmful)).toBe("fileUnsafe");
});

it("never reads an archive uploaded as a receipt", async () => {
  expect(await check("receipt.zip", await sample("archive.zip"), RECEIPT_FILES)).toBe(
    "application/zip",
  );
  expect(await check("receipt.zip", await sample("archive.zip"))).toBe("fileType");
});

it("checks a few requests concurrently, queues a few, and drops those whose sender disconnected", async () => {
  const gate = Promise.withResolvers<"clean">();
  let scanned = 0;
  const scanner = {
    scan: () => {
      scanned += 1;
      return gate.promise;
    },
    findFault: async () => undefined,
  };
  const picture = await sample("picture.png");
  const receive = () => store.receive("a.png", Readable.from([picture]), () => false);
  const [last, left, ...files] = await Promise.all(Array.from({ length: 37 }, receive));
  const violations = { type: "fileType", tooLarge: "fileTooLarge" } as const;
  const rule = { violations, limits: CLAIM_FILES };
  const scan = (file: ReceivedFile | undefined, signal?: AbortSignal) =>
    scanFiles(
      { store, scanner, log: createLog("silent") },
      file ? [{ ...file, part: "files" }] : [],
      rule,
      signal,
    );
  const sender = new AbortController();
  const underWay = files.map((file) => scan(file));
  const forgotten = expect(scan(left, sender.signal)).rejects.toThrow("abort");
  await expect(scan(last)).rejects.toMatchObject({ code: "overloaded" });
  sender.abort();
  gate.resolve("clean");
  await forgotten;
  expect((await Promise.all(underWay)).flat()).toHaveLength(35);
  expect(scanned).toBe(35);
});
