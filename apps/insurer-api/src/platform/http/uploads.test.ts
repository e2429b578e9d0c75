import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { allContracts } from "@sughurta/contracts";
import { type ContractShape, type FilesRule, multipartMaxBytes } from "@sughurta/contracts/core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { aService, type TestService } from "#src/testing/a-service.ts";

const BOUNDARY = "b";
const PDF = "%PDF-1.4 a page %%EOF";
const CHUNK = new Uint8Array(64 * 1024).fill(0x61);

type UploadContract = ContractShape & { readonly files: FilesRule };
const uploads = allContracts.flatMap((contract: ContractShape) =>
  contract.files ? [[contract.name, contract as UploadContract] as const] : [],
);

let api: TestService;
beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
});
afterAll(() => api.close());

const kept = async () => {
  const names = await readdir(api.service.config.uploadsDir, { recursive: true }).catch(() => []);
  return names.filter((name) => !["kept", "quarantine"].includes(name));
};
afterEach(async () => {
  expect(await kept()).toEqual([]);
});

const textPart = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const filePart = (name: string, content: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="a.pdf"\r\n\r\n${content}\r\n`;
const getFirstPart = ({ files }: UploadContract) => files.parts[0] ?? "";
const END = `--${BOUNDARY}--\r\n`;

function send(contract: UploadContract, body: string | ReadableStream<Uint8Array>, headers = {}) {
  const params = Object.fromEntries(
    [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, "x"]),
  );
  return api.as("visitor-of-uploads")(contract, {
    params,
    headers: { "Content-Type": `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
    form: body,
  });
}

/** A body whose last chunk is repeated forever. */
function endless(start: string): { stream: ReadableStream<Uint8Array>; sent: () => number } {
  let sent = 0;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from(start)),
    pull: (controller) => {
      sent += CHUNK.byteLength;
      controller.enqueue(CHUNK);
    },
  });
  return { stream, sent: () => sent };
}

describe.each(uploads)("%s", (_, contract) => {
  it("rejects a request that is cut at any point", async () => {
    const whole =
      textPart("desc", "text") +
      filePart(getFirstPart(contract), PDF) +
      filePart("unknown", PDF) +
      END;
    const end = whole.length - "--\r\n".length;
    for (let length = 0; length < end; length += 1) {
      const { status } = await send(contract, whole.slice(0, length));
      expect([status, length]).toEqual([400, length]);
    }
  });

  it("rejects an unknown file part that is never closed", async () => {
    const cut = `--b\r\nContent-Disposition: form-data; name="x"; filename="a.pdf"\r\n\r\n%PDF-1.4 cut here`;
    expect((await send(contract, cut)).status).toBe(400);
  });

  it("rejects a file where none is expected", async () => {
    const response = await send(contract, filePart("elsewhere", PDF) + END);
    expect(response).toMatchObject({ status: 422, data: { code: "fileUnexpected" } });
  });

  it.each([
    ["an empty body", ""],
    ["a body without parts", END],
    ["no multipart at all", "hello"],
  ])("rejects %s", async (_name, body) => {
    const { status } = await send(contract, body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  it("stops reading an endless request", async () => {
    for (const start of [
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${getFirstPart(contract)}"; filename="a.pdf"\r\n\r\n`,
      "never a boundary",
    ]) {
      const { stream, sent } = endless(start);
      expect(await send(contract, stream)).toMatchObject({
        status: 413,
        data: { code: "bodyTooLarge" },
      });
      expect(sent()).toBeLessThan(multipartMaxBytes(contract.files) + 1_000_000);
    }
  });

  it("rejects an excessive declared length before reading anything", async () => {
    const { stream, sent } = endless("");
    const length = String(multipartMaxBytes(contract.files) + 1);
    expect((await send(contract, stream, { "Content-Length": length })).status).toBe(413);
    expect(sent()).toBeLessThan(1_000_000);
  });
});

it("stores nothing if the client disconnects during a file", async () => {
  const [, contract] = uploads[0] ?? [];
  if (!contract) throw new Error("no upload call");
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) =>
      controller.enqueue(
        Buffer.from(filePart(getFirstPart(contract), PDF).slice(0, -"page\r\n".length)),
      ),
    pull: (controller) =>
      controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" })),
  });
  expect((await send(contract, stream)).status).toBe(499);
  expect(await readdir(join(api.service.config.uploadsDir, "quarantine"))).toEqual([]);
});

it.each(uploads)("%s is asked to retry if the disk is full", async (_, contract) => {
  const { uploadsDir } = api.service.config;
  await rm(uploadsDir, { recursive: true, force: true });
  await writeFile(uploadsDir, "");
  const body = filePart(getFirstPart(contract), PDF) + END;
  expect(await send(contract, body)).toMatchObject({ status: 503, data: { code: "unavailable" } });
  await rm(uploadsDir);
});
