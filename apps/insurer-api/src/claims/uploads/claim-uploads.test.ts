import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import {
  claimUploadOffset,
  continueClaimUpload,
  MAX_UPLOAD_BYTES,
  myClaims,
  registerClaim,
  startClaimUpload,
  TUS_VERSION,
  uploadClaimFiles,
} from "@sughurta/contracts/claim";
import { DAY_MS, policyNumberFrom } from "@sughurta/domain";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { sweepClaimLeftovers } from "#src/claims/claim-upkeep.ts";
import { claimFile, claimUpload } from "#src/platform/database/schema/service.ts";
import { sweepFiles } from "#src/platform/uploads/sweep-files.ts";
import { aPicture, PICTURE_HEAD } from "#src/testing/a-picture.ts";
import {
  aService,
  type Send,
  type TestResponse,
  type TestService,
} from "#src/testing/a-service.ts";

const CHUNK = continueClaimUpload.bytes.maxBytes;

let api: TestService;
beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
});
afterAll(() => api.close());
afterEach(() => vi.restoreAllMocks());

const getOffset = ({ headers }: TestResponse) => Number(headers.get("upload-offset"));
const quarantine = () => join(api.service.config.uploadsDir, "quarantine");
const inQuarantine = () => readdir(quarantine()).catch(() => [] as string[]);

async function aClaim(send: Send): Promise<string> {
  const body = { ...registerClaim.examples.body, policyNumber: policyNumberFrom(1001) };
  return String((await send(registerClaim, { body })).data.id);
}

const start = (send: Send, claimId: string, name: string, size: number | string) =>
  send(startClaimUpload, {
    params: { claimId },
    headers: {
      "Tus-Resumable": TUS_VERSION,
      "Upload-Length": String(size),
      "Upload-Metadata": `filename ${Buffer.from(name).toString("base64")},filetype aW1hZ2U=`,
    },
  });

interface Upload {
  readonly send: Send;
  readonly params: { readonly claimId: string; readonly uploadId: string };
}

async function begin(send: Send, claimId: string, name: string, size: number): Promise<Upload> {
  const { data } = await start(send, claimId, name, size);
  return { send, params: { claimId, uploadId: String(data.id) } };
}

const put = ({ send, params }: Upload, offset: number, bytes: Uint8Array, headers = {}) =>
  send(continueClaimUpload, {
    params,
    headers: {
      "Tus-Resumable": TUS_VERSION,
      "Upload-Offset": String(offset),
      "Content-Type": "application/offset+octet-stream",
      ...headers,
    },
    form: new ReadableStream({
      start(controller) {
        controller.enqueue(bytes);
        controller.close();
      },
    }),
  });

const ask = ({ send, params }: Upload) =>
  send(claimUploadOffset, { params, headers: { "Tus-Resumable": TUS_VERSION } });

async function putAll(upload: Upload, content: Buffer): Promise<TestResponse> {
  for (let offset = 0; ; offset += CHUNK) {
    const response = await put(upload, offset, content.subarray(offset, offset + CHUNK));
    if (response.status !== 204 || offset + CHUNK >= content.length) return response;
  }
}

async function listFiles(claimId: string) {
  return api.service.db.select().from(claimFile).where(eq(claimFile.claimId, claimId));
}

describe("a resumable upload", () => {
  it("completes although its connection was lost in between", async () => {
    const send = api.as();
    const claimId = await aClaim(send);
    const content = aPicture(2 * CHUNK + 77);
    const started = await start(send, claimId, "../кухня.png", content.length);
    expect(started.status).toBe(201);
    const location = `/v1/claim/${claimId}/uploads/${started.data.id}/`;
    expect(started.headers.get("location")).toBe(location);
    const upload = { send, params: { claimId, uploadId: String(started.data.id) } };
    expect(getOffset(await put(upload, 0, content.subarray(0, CHUNK)))).toBe(CHUNK);
    expect(getOffset(await put(upload, CHUNK, content.subarray(CHUNK, 2 * CHUNK)))).toBe(2 * CHUNK);
    // The response was lost: the client asks for the offset, and a repeated chunk is refused.
    expect(getOffset(await ask(upload))).toBe(2 * CHUNK);
    const repeated = await put(upload, CHUNK, content.subarray(CHUNK, 2 * CHUNK));
    expect(repeated).toMatchObject({ status: 409, data: { code: "uploadOffset" } });
    expect((await put(upload, 2 * CHUNK, content.subarray(2 * CHUNK))).status).toBe(204);
    expect(getOffset(await ask(upload))).toBe(content.length);

    const [file] = await listFiles(claimId);
    expect(file).toMatchObject({ name: "кухня.png", mediaType: "image/png", state: "clean" });
    const kept = await readFile(join(api.service.config.uploadsDir, "kept", file?.storedAs ?? ""));
    expect(kept.equals(content)).toBe(true);
    expect((await send(myClaims)).data).toMatchObject([{ filesCount: 1 }]);
    expect((await put(upload, content.length, Buffer.from("x"))).status).toBe(409);
    expect(await inQuarantine()).toEqual([]);
  });

  it("discards a chunk that was cut off, and continues from its start", async () => {
    const send = api.as();
    const upload = await begin(send, await aClaim(send), "a.png", 2_000);
    const cut = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(PICTURE_HEAD),
      pull: (controller) => controller.error(new Error("reset")),
    });
    const lost = await send(continueClaimUpload, {
      params: upload.params,
      headers: {
        "Tus-Resumable": TUS_VERSION,
        "Upload-Offset": "0",
        "Content-Type": "application/offset+octet-stream",
      },
      form: cut,
    });
    expect(lost.status).toBe(499);
    expect(getOffset(await ask(upload))).toBe(0);
  });

  it.each([
    ["a drawing as a picture", "a.png", Buffer.from("<svg onload='x'/>"), "fileType"],
    ["a page as a pdf", "a.pdf", Buffer.from("<html><script>x</script>"), "fileType"],
    ["a program as a picture", "a.jpg", Buffer.from("MZ\u0090\u0000"), "fileType"],
    ["an archive", "a.zip", Buffer.from("PK\u0003\u0004"), "fileType"],
    ["of no known format", "a", Buffer.from("plain words"), "fileType"],
    [
      "a virus",
      "a.png",
      Buffer.concat([
        PICTURE_HEAD,
        Buffer.from("X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE"),
      ]),
      "fileUnsafe",
    ],
  ])(
    "is refused with its last chunk when it is %s, and is deleted",
    async (_, name, bytes, code) => {
      const send = api.as();
      const claimId = await aClaim(send);
      const before = await inQuarantine();
      const upload = await begin(send, claimId, name, bytes.length);
      expect(await putAll(upload, bytes)).toMatchObject({ status: 422, data: { code } });
      expect((await ask(upload)).status).toBe(404);
      expect(await listFiles(claimId)).toEqual([]);
      expect(await inQuarantine()).toHaveLength(before.length);
    },
  );

  it("is refused before its first chunk if it is empty or too large", async () => {
    const send = api.as();
    const claimId = await aClaim(send);
    const code = async (name: string, size: number | string) =>
      (await start(send, claimId, name, size)).data.code;
    expect(await code("a.png", 0)).toBe("fileEmpty");
    for (const size of ["-1", "1e3", "", "NaN"])
      expect(await code("a.png", size)).toBe("wrongInput");
    expect(await start(send, claimId, "a.png", MAX_UPLOAD_BYTES + 1)).toMatchObject({
      status: 413,
      data: { code: "fileTooLarge" },
    });
    expect((await start(send, claimId, "a.png", MAX_UPLOAD_BYTES)).status).toBe(201);
  });

  it("accepts no more bytes than announced, and no chunk above the limit", async () => {
    const send = api.as();
    const upload = await begin(send, await aClaim(send), "a.png", 2 * CHUNK);
    expect((await put(upload, 0, Buffer.alloc(CHUNK + 1))).status).toBe(413);
    await put(upload, 0, Buffer.alloc(CHUNK));
    const small = await begin(send, upload.params.claimId, "b.png", 10);
    expect((await put(small, 0, Buffer.alloc(11))).data.code).toBe("fileTooLarge");
    expect(getOffset(await ask(small))).toBe(0);
  });

  it.each(["00", "01", "1 0", "+10", "-1", "1e2", "0x10", "10.0", "", "9".repeat(16)])(
    "refuses %j as a length and as an offset with 400",
    async (number) => {
      const send = api.as();
      const claimId = await aClaim(send);
      expect((await start(send, claimId, "a.png", number)).status).toBe(400);
      const upload = await begin(send, claimId, "a.png", 100);
      expect((await put(upload, 0, PICTURE_HEAD, { "Upload-Offset": number })).status).toBe(400);
    },
  );

  it("accepts only tus 1.0 and its media type", async () => {
    const send = api.as();
    const upload = await begin(send, await aClaim(send), "a.png", 100);
    const other = await put(upload, 0, PICTURE_HEAD, { "Tus-Resumable": "0.2.2" });
    expect(other.status).toBe(412);
    expect(other.headers.get("tus-version")).toBe(TUS_VERSION);
    expect((await put(upload, 0, PICTURE_HEAD, { "Content-Type": "image/png" })).status).toBe(415);
  });

  it("is refused as the eleventh file of a claim, whichever way the others were uploaded", async () => {
    const send = api.as();
    const claimId = await aClaim(send);
    const form = new FormData();
    for (let index = 0; index < 9; index += 1)
      form.append("files", new File([new Uint8Array(aPicture(100 + index))], `${index}.png`));
    await send(uploadClaimFiles, { params: { claimId }, form });
    const tenth = await begin(send, claimId, "10.png", 200);
    const eleventh = await begin(send, claimId, "11.png", 300);
    expect((await putAll(tenth, aPicture(200))).status).toBe(204);
    expect((await putAll(eleventh, aPicture(300))).data.code).toBe("maxFiles");
    expect((await start(send, claimId, "12.png", 10)).data.code).toBe("maxFiles");
  });

  it("is dropped in favour of newer ones if it was abandoned", async () => {
    const send = api.as();
    const claimId = await aClaim(send);
    const first = await begin(send, claimId, "first.png", 100);
    api.pass(1);
    for (let index = 0; index < 10; index += 1) await begin(send, claimId, `${index}.png`, 100);
    expect((await ask(first)).status).toBe(404);
    const open = eq(claimUpload.claimId, claimId);
    expect(await api.service.db.$count(claimUpload, open)).toBe(10);
  });

  it("cannot be changed while it is scanned, and is added to the claim once", async () => {
    const send = api.as();
    const claimId = await aClaim(send);
    const content = aPicture(500);
    const upload = await begin(send, claimId, "a.png", content.length);
    const scanning = Promise.withResolvers<"clean">();
    const requested = Promise.withResolvers<void>();
    vi.spyOn(api.service.scanner, "scan").mockImplementationOnce(() => {
      requested.resolve();
      return scanning.promise;
    });
    const last = put(upload, 0, content);
    await requested.promise;
    expect((await put(upload, 0, Buffer.alloc(500))).data.code).toBe("idempotencyBusy");
    const { claimId: ofClaim, uploadId } = upload.params;
    const shouted = { send, params: { claimId: ofClaim, uploadId: uploadId.toUpperCase() } };
    expect((await put(shouted, 0, Buffer.alloc(500))).data.code).toBe("idempotencyBusy");
    expect(getOffset(await ask(upload))).toBe(0);
    scanning.resolve("clean");
    expect((await last).status).toBe(204);
    expect(await listFiles(claimId)).toHaveLength(1);
  });

  it("is written outside any transaction, one chunk at a time: a slow store blocks no other request", async () => {
    const send = api.as();
    const upload = await begin(send, await aClaim(send), "a.png", 200);
    const { store } = api.service;
    const append = store.append.bind(store);
    const requested = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    vi.spyOn(store, "append").mockImplementationOnce(async (...chunk) => {
      requested.resolve();
      await gate.promise;
      await append(...chunk);
    });
    const slow = put(upload, 0, aPicture(100));
    await requested.promise;
    expect(await aClaim(send)).not.toBe("");
    expect((await put(upload, 0, aPicture(50))).data.code).toBe("idempotencyBusy");
    gate.resolve();
    expect(getOffset(await slow)).toBe(100);
  });

  it("can be continued after a failure of its store", async () => {
    const send = api.as();
    const content = aPicture(200);
    const upload = await begin(send, await aClaim(send), "a.png", content.length);
    const full = Object.assign(new Error("full"), { code: "ENOSPC" });
    vi.spyOn(api.service.store, "append").mockRejectedValueOnce(full);
    expect((await put(upload, 0, content)).status).toBe(503);
    expect((await put(upload, 0, content)).status).toBe(204);
  });

  it("is completed by another request once the lease of the first one has ended", async () => {
    const send = api.as();
    const claimId = await aClaim(send);
    const content = aPicture(500);
    const upload = await begin(send, claimId, "a.png", content.length);
    const leaseUntil = (change: string) =>
      api.service.db
        .update(claimUpload)
        .set({ leaseHolder: 1, leasedUntil: sql`now() ${sql.raw(change)}` })
        .where(eq(claimUpload.id, upload.params.uploadId));
    await leaseUntil("+ interval '1 minute'");
    const refused = await put(upload, 0, content);
    expect(refused).toMatchObject({ status: 409, data: { code: "idempotencyBusy" } });
    await leaseUntil("- interval '1 second'");
    expect((await put(upload, 0, content)).status).toBe(204);
    expect(await listFiles(claimId)).toHaveLength(1);
  });

  it("is not added to the claim by a request that lost its lease while scanning", async () => {
    const send = api.as();
    const claimId = await aClaim(send);
    const content = aPicture(500);
    const upload = await begin(send, claimId, "a.png", content.length);
    vi.spyOn(api.service.scanner, "scan").mockImplementationOnce(async () => {
      await api.service.db
        .update(claimUpload)
        .set({ leaseHolder: 1 })
        .where(eq(claimUpload.id, upload.params.uploadId));
      return "clean";
    });
    expect((await put(upload, 0, content)).status).toBe(409);
    expect(await listFiles(claimId)).toEqual([]);
    expect(getOffset(await ask(upload))).toBe(0);
  });

  it("gets 404 if its file was lost", async () => {
    const send = api.as();
    const upload = await begin(send, await aClaim(send), "a.png", 100);
    await rm(quarantine(), { recursive: true });
    expect((await put(upload, 0, PICTURE_HEAD)).status).toBe(404);
  });

  it("is deleted if it is incomplete after a day", async () => {
    const send = api.as();
    const claimId = await aClaim(send);
    const whole = await begin(send, claimId, "a.png", 100);
    await putAll(whole, aPicture(100));
    const left = await begin(send, claimId, "b.png", 100);
    await put(left, 0, PICTURE_HEAD);
    api.pass(DAY_MS + 1);
    await sweepClaimLeftovers(api.service);
    expect((await ask(left)).status).toBe(404);
    // Files without a row are deleted once they are older than any upload, by the clock of the disk.
    api.pass(2 * DAY_MS + Date.now() - api.service.now().getTime());
    await sweepFiles(api.service);
    expect(await inQuarantine()).toEqual([]);
    expect(await listFiles(claimId)).toHaveLength(1);
  });
});
