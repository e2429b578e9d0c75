import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { saveBox } from "@sughurta/contracts/box";
import { registerClaim, uploadClaimFiles } from "@sughurta/contracts/claim";
import { saveDraft } from "@sughurta/contracts/draft";
import { policyNumberFrom } from "@sughurta/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aBoxOrder } from "#src/testing/a-box-order.ts";
import { notify, startOrder } from "#src/testing/a-payment.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";
import { aForm } from "#src/testing/good-requests.ts";
import { createDiskSpace } from "./disk-space.ts";

const MB = 1_000_000;

describe("a disk that fills up", () => {
  let api: TestService;
  let send: Send;
  let claimId: string;
  beforeAll(async () => {
    api = await aService({ DISK_LOW_MB: "500", DISK_RESERVE_MB: "200" });
    send = api.as();
    const claim = await send(registerClaim, {
      body: {
        fullName: "Саидова Мадина",
        policyNumber: policyNumberFrom(1001),
        note: "Залило кухню.",
        phone: "992921234567",
        email: "madina@example.tj",
        channel: "front",
      },
    });
    claimId = String(claim.data.id);
  });
  afterAll(() => api.close());
  beforeEach(() => leave(1_000));

  const leave = (freeMb: number) => {
    api.service.disk.freeBytes = async () => freeMb * MB;
  };
  const keep = () => send(saveDraft, { params: { kind: "travel" }, body: { content: "{}" } });
  const upload = () => send(uploadClaimFiles, { params: { claimId }, form: aForm("files") });
  const order = () => send(saveBox, { body: aBoxOrder(), language: "en" });
  const ready = async () => (await api.app.request("/readyz")).status;

  it("accepts everything while there is space", async () => {
    expect([(await keep()).status, (await upload()).status, (await order()).status]).toEqual([
      200, 201, 201,
    ]);
    expect(await ready()).toBe(200);
  });

  it("first refuses drafts and uploads, and still sells", async () => {
    leave(499);
    for (const refused of [await keep(), await upload()]) {
      expect(refused).toMatchObject({ status: 507, data: { code: "storageFull" } });
      expect(refused.data.message).toContain("5511");
    }
    expect((await order()).status).toBe(201);
    expect(await ready()).toBe(200);
  });

  it("then sells nothing and is not ready, but issues policies for paid orders", async () => {
    const started = await startOrder(api, send);
    leave(199);
    expect(await order()).toMatchObject({ status: 507, data: { code: "storageFull" } });
    expect(await ready()).toBe(503);
    expect(await notify(api, started)).toBe(200);
    expect(await api.service.metrics.registry.metrics()).toContain('payments{state="paid"} 1');
  });
});

describe("free space", () => {
  it("is unlimited if nothing is written to a local disk", async () => {
    expect(await createDiskSpace([]).freeBytes()).toBe(Number.POSITIVE_INFINITY);
  });

  it("is read from the disk of the folder, even before the folder exists", async () => {
    const folder = await mkdtemp(join(tmpdir(), "insurer-api-disk-"));
    try {
      const free = await createDiskSpace([join(folder, "not", "there", "yet")]).freeBytes();
      expect(free).toBeGreaterThanOrEqual(0);
      expect(Number.isSafeInteger(free)).toBe(true);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
