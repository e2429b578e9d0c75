import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { createFolderStore } from "#src/platform/files/folder-store.ts";
import { readMultipart } from "./read-multipart.ts";

const folder = await mkdtemp(join(tmpdir(), "read-multipart-"));
const rule = { parts: ["files"], maxFiles: 1, maxBytes: 1_000 };

afterEach(() => rm(folder, { recursive: true, force: true }));

it("reads the rest of a short form before it refuses it, so that the sender gets the answer", async () => {
  const head = "X: y\r\n".repeat(20_000);
  const chunks = [`--b\r\n${head}`, ...Array<string>(100).fill("X: y\r\n")];
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const chunk = chunks.shift();
        if (chunk === undefined) controller.close();
        else controller.enqueue(Buffer.from(chunk));
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request("https://insurer.example/", {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=b" },
    body,
    duplex: "half",
  });
  const store = createFolderStore(folder);
  await expect(readMultipart(request, rule, store)).rejects.toMatchObject({ status: 400 });
  expect(chunks).toEqual([]);
});
