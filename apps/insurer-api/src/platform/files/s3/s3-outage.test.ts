import { readdir } from "node:fs/promises";
import {
  claimUploadOffset,
  continueClaimUpload,
  registerClaim,
  startClaimUpload,
  TUS_VERSION,
  uploadClaimFiles,
} from "@sughurta/contracts/claim";
import { policyNumberFrom } from "@sughurta/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { claimFile } from "#src/platform/database/schema/service.ts";
import { type FakeS3, startFakeS3 } from "#src/platform/files/testing/fake-s3.ts";
import { sweepFiles } from "#src/platform/uploads/sweep-files.ts";
import { notify, startOrder } from "#src/testing/a-payment.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";
import { aForm } from "#src/testing/good-requests.ts";

const AWAY = Array.from({ length: 50 }, () => 503);
const PDF = Buffer.from("%PDF-1.4\na page of a claim, in two chunks\n%%EOF");
const HALF = 20;

let fake: FakeS3;
let api: TestService;
let send: Send;
let claimId: string;
beforeAll(async () => {
  fake = await startFakeS3();
  api = await aService({
    RATE_LIMITS: "off",
    STORAGE_URL: "s3://files/shop",
    S3_ENDPOINT: fake.settings.endpoint,
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
  });
  send = api.as();
  const body = { ...registerClaim.examples.body, policyNumber: policyNumberFrom(1001) };
  claimId = String((await send(registerClaim, { body })).data.id);
});
afterAll(async () => {
  await api.close();
  await fake.stop();
});
beforeEach(() => {
  fake.troubles.length = 0;
});

const leave = () => fake.troubles.push(...AWAY);
const comeBack = () => {
  fake.troubles.length = 0;
};
const upload = () => send(uploadClaimFiles, { params: { claimId }, form: aForm("files") });
const tus = { "Tus-Resumable": TUS_VERSION };
const put = (uploadId: string, offset: number, bytes: Uint8Array) =>
  send(continueClaimUpload, {
    params: { claimId, uploadId },
    headers: {
      ...tus,
      "Upload-Offset": String(offset),
      "Content-Type": continueClaimUpload.bytes.mediaType,
    },
    form: new Blob([new Uint8Array(bytes)]).stream(),
  });

describe("a service whose object storage is unavailable", () => {
  it("responds to an upload with 503, and accepts it once the storage is back", async () => {
    leave();
    expect(await upload()).toMatchObject({ status: 503, data: { code: "unavailable" } });
    comeBack();
    expect((await upload()).status).toBe(201);
    const [file] = await api.service.db.select().from(claimFile);
    expect([...fake.objects.keys()]).toEqual([`shop/kept/${file?.storedAs}`]);
  });

  it("continues a chunked file from its last offset", async () => {
    const started = await send(startClaimUpload, {
      params: { claimId },
      headers: {
        ...tus,
        "Upload-Length": String(PDF.length),
        "Upload-Metadata": `filename ${Buffer.from("a.pdf").toString("base64")}`,
      },
    });
    const uploadId = String(started.data.id);
    const offset = async () => {
      const response = await send(claimUploadOffset, {
        params: { claimId, uploadId },
        headers: tus,
      });
      return Number(response.headers.get("upload-offset"));
    };
    expect((await put(uploadId, 0, PDF.subarray(0, HALF))).status).toBe(204);
    leave();
    expect((await put(uploadId, HALF, PDF.subarray(HALF))).status).toBe(503);
    comeBack();
    expect(await offset()).toBe(HALF);
    expect((await put(uploadId, HALF, PDF.subarray(HALF))).status).toBe(204);
    const stored = [...fake.objects.values()].map(({ bytes }) => bytes);
    expect(stored.some((bytes) => bytes.equals(PDF))).toBe(true);
    expect([...fake.objects.keys()].filter((key) => !key.startsWith("shop/kept/"))).toEqual([]);
  });

  it("stays ready and sells; the policy's document is delayed", async () => {
    leave();
    const started = await startOrder(api, send);
    expect(await notify(api, started)).toBe(200);
    expect((await api.app.request("/readyz")).status).toBe(200);
  });

  it("deletes no row of a file while it cannot query the storage", async () => {
    const before = await api.service.db.$count(claimFile);
    leave();
    await expect(sweepFiles(api.service)).rejects.toMatchObject({ code: "503" });
    comeBack();
    await sweepFiles(api.service);
    expect(await api.service.db.$count(claimFile)).toBe(before);
  });

  it("has no local folder", async () => {
    await expect(readdir(api.service.config.uploadsDir)).rejects.toMatchObject({ code: "ENOENT" });
  });
});
