import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import { OPEN } from "#src/desk/access/mask.ts";
import { createFolderStore } from "#src/platform/files/folder-store.ts";
import { createLog } from "#src/platform/observability/log.ts";
import { sendDeskFile } from "./desk-file.ts";
import { deskPreview } from "./elements.ts";

const HEIC = new URL("../../platform/files/testing/corpus/picture.heic", import.meta.url);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "desk-file-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** A desk with one clean file, and the address at which its page shows it. */
async function deskWith(name: string, mediaType: string, content: Uint8Array) {
  const store = createFolderStore(folder);
  const { storedAs } = await store.receive(name, Readable.from([content]), () => false);
  const file = { name, storedAs, mediaType, state: "clean" } as const;
  const service = { store, log: createLog("silent") };
  const desk = new Hono().get("/file", (context) => sendDeskFile(context, service, OPEN, file));
  const preview = String(await deskPreview("/file", file, name));
  return { desk, preview, address: /src="([^"#]+)/.exec(preview)?.[1] ?? "/file" };
}

it.each([
  ["photo.png", "image/png", "<img ", "sandbox"],
  ["act.pdf", "application/pdf", "<iframe ", "object-src 'self'"],
])("shows %s in the page, without a right to load or run anything", async (...of) => {
  const [name, mediaType, element, policy] = of;
  const { desk, preview, address } = await deskWith(name, mediaType, Buffer.from("content"));
  expect(preview).toContain(element);
  const shown = await desk.request(address);
  expect(shown.headers.get("content-type")).toBe(mediaType);
  expect(shown.headers.get("content-disposition")).toMatch(/^inline; /);
  expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
  expect(shown.headers.get("content-security-policy")).toMatch(/^default-src 'none'; /);
  expect(shown.headers.get("content-security-policy")).toContain(policy);
});

it.each([
  ["page.html", "text/html"],
  ["scan.tiff", "image/tiff"],
])("never shows %s, only downloads it", async (name, mediaType) => {
  const { desk, preview } = await deskWith(name, mediaType, Buffer.from("<script>"));
  expect(preview).toBe("");
  const sent = await desk.request("/file?shown");
  expect(sent.headers.get("content-disposition")).toMatch(/^attachment; /);
});

it("shows staff a HEIC picture as a JPEG and downloads the original file", async () => {
  const content = await readFile(HEIC);
  const { desk, address } = await deskWith("photo.heic", "image/heic", content);
  const shown = await desk.request(address);
  expect(shown.headers.get("content-type")).toBe("image/jpeg");
  expect(shown.headers.get("content-disposition")).toContain("inline");
  const [first, second] = new Uint8Array(await shown.arrayBuffer());
  expect([first, second]).toEqual([0xff, 0xd8]);

  const saved = await desk.request("/file");
  expect(saved.headers.get("content-type")).toBe("image/heic");
  expect(saved.headers.get("content-disposition")).toContain("photo.heic");
  expect(Buffer.from(await saved.arrayBuffer()).equals(content)).toBe(true);
});
