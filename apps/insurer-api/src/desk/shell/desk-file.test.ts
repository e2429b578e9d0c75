import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import { OPEN } from "#src/desk/access/mask.ts";
import { createFolderStore } from "#src/platform/files/folder-store.ts";
import { createLog } from "#src/platform/http/log.ts";
import { sendDeskFile } from "./desk-file.ts";
import { deskPicture } from "./elements.ts";

const HEIC = new URL("../../platform/files/testing/corpus/picture.heic", import.meta.url);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "desk-file-"));
});
afterAll(() => rm(folder, { recursive: true }));

it("shows staff a HEIC picture as a JPEG and downloads the original file", async () => {
  const store = createFolderStore(folder);
  const content = await readFile(HEIC);
  const { storedAs } = await store.receive("photo.heic", Readable.from([content]), () => false);
  const file = { name: "photo.heic", storedAs, mediaType: "image/heic", state: "clean" } as const;
  const service = { store, log: createLog("silent") };
  const desk = new Hono().get("/file", (context) => sendDeskFile(context, service, OPEN, file));

  const [, address = ""] =
    /<img [^>]*src="([^"]+)"/.exec(String(await deskPicture("/file", file, file.name))) ?? [];
  const shown = await desk.request(address);
  expect(shown.headers.get("content-type")).toBe("image/jpeg");
  expect(shown.headers.get("content-disposition")).toBe("inline");
  const [first, second] = new Uint8Array(await shown.arrayBuffer());
  expect([first, second]).toEqual([0xff, 0xd8]);

  const saved = await desk.request("/file");
  expect(saved.headers.get("content-type")).toBe("image/heic");
  expect(saved.headers.get("content-disposition")).toContain("photo.heic");
  expect(Buffer.from(await saved.arrayBuffer()).equals(content)).toBe(true);
});
