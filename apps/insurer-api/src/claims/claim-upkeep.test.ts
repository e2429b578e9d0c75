import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { claimStatus, myClaims, registerClaim, uploadClaimFiles } from "@sughurta/contracts/claim";
import { policyNumberFrom } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { claimEvent, claimFile } from "#src/platform/database/schema/service.ts";
import type { ScanResult } from "#src/platform/files/file-scanner.ts";
import { sweepFiles } from "#src/platform/uploads/sweep-files.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";
import { aForm } from "#src/testing/good-requests.ts";
import { rescanClaimFiles } from "./claim-upkeep.ts";

let api: TestService;
beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
});
afterAll(() => api.close());
afterEach(() => vi.restoreAllMocks());

const namesIn = (place: "kept" | "quarantine") =>
  readdir(join(api.service.config.uploadsDir, place)).catch(() => [] as string[]);

/** A claim with one file that was uploaded while the scanner was unavailable. */
async function aWaitingFile(send: Send) {
  const body = { ...registerClaim.examples.body, policyNumber: policyNumberFrom(1001) };
  const claimId = String((await send(registerClaim, { body })).data.id);
  vi.spyOn(api.service.scanner, "scan").mockRejectedValueOnce(new Error("away"));
  const response = await send(uploadClaimFiles, { params: { claimId }, form: aForm("files") });
  expect(response.status).toBe(201);
  return { claimId, row: await fetchRow(claimId) };
}

async function fetchRow(claimId: string) {
  const [row] = await api.service.db.select().from(claimFile).where(eq(claimFile.claimId, claimId));
  if (!row) throw new Error("no file");
  return row;
}

const scannerSays = (result: ScanResult) =>
  vi.spyOn(api.service.scanner, "scan").mockResolvedValue(result);

describe("claim files uploaded while the scanner was unavailable", () => {
  it("are accepted once the scanner reports them clean", async () => {
    const { claimId, row } = await aWaitingFile(api.as());
    expect(row.state).toBe("quarantined");
    expect(await namesIn("kept")).not.toContain(row.storedAs);
    await rescanClaimFiles(api.service);
    expect((await fetchRow(claimId)).state).toBe("clean");
    expect(await namesIn("kept")).toContain(row.storedAs);
    expect(await namesIn("quarantine")).not.toContain(row.storedAs);
  });

  it("stay in quarantine while the scanner is unavailable or fails for them", async () => {
    const first = await aWaitingFile(api.as());
    const second = await aWaitingFile(api.as());
    vi.spyOn(api.service.scanner, "findFault").mockResolvedValueOnce("It does not answer.");
    await rescanClaimFiles(api.service);
    vi.spyOn(api.service.scanner, "scan").mockRejectedValueOnce(new Error("too large"));
    await rescanClaimFiles(api.service);
    const states = [await fetchRow(first.claimId), await fetchRow(second.claimId)];
    expect(states.map(({ state }) => state).toSorted()).toEqual(["clean", "quarantined"]);
    await rescanClaimFiles(api.service);
    expect((await fetchRow(second.claimId)).state).toBe("clean");
  });

  it("are deleted if the scanner reports them unsafe, and the claimant is notified once", async () => {
    const send = api.as();
    const { claimId, row } = await aWaitingFile(send);
    scannerSays("unsafe");
    await rescanClaimFiles(api.service);
    await rescanClaimFiles(api.service);
    expect((await fetchRow(claimId)).state).toBe("refused");
    expect([...(await namesIn("kept")), ...(await namesIn("quarantine"))]).not.toContain(
      row.storedAs,
    );
    const written = await api.service.db
      .select()
      .from(claimEvent)
      .where(eq(claimEvent.claimId, claimId));
    const messages = written.filter(({ message }) => message !== "");
    expect(messages).toEqual([
      expect.objectContaining({ state: null, message: expect.stringContaining(row.name) }),
    ]);
    const shown = await send(claimStatus, { params: { claimId } });
    expect(shown.data.files).toEqual([]);
    expect(await send(myClaims)).toMatchObject({ data: [{ filesCount: 0 }] });
  });

  it("can be uploaded again after they were refused; the row of the refused file remains", async () => {
    const send = api.as();
    const { claimId, row } = await aWaitingFile(send);
    scannerSays("unsafe");
    await rescanClaimFiles(api.service);
    scannerSays("clean");
    const again = await send(uploadClaimFiles, { params: { claimId }, form: aForm("files") });
    expect(again).toMatchObject({ status: 201, data: { files: [{ name: row.name }] } });
    await sweepFiles(api.service);
    const rows = await api.service.db
      .select()
      .from(claimFile)
      .where(eq(claimFile.claimId, claimId));
    expect(rows.map(({ state }) => state).toSorted()).toEqual(["clean", "refused"]);
  });
});
