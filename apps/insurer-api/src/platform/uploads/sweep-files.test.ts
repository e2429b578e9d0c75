import { readdir, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { registerClaim, uploadClaimFiles } from "@sughurta/contracts/claim";
import { policyDocument } from "@sughurta/contracts/policy";
import { policyNumberFrom, toWirePhone } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { policyDocumentFile } from "#src/platform/database/schema/sales.ts";
import { claimFile, user } from "#src/platform/database/schema/service.ts";
import { documentDrawing } from "#src/sales/policies/documents.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { demoUsers } from "#src/testing/demo-content.ts";
import { aForm } from "#src/testing/good-requests.ts";
import { sweepFiles } from "./sweep-files.ts";

const HOUR_MS = 3_600_000;
const POLICY = policyNumberFrom(1001);
let api: TestService;

beforeAll(async () => {
  api = await aService();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.service.db.delete(claimFile);
  await api.service.db.delete(policyDocumentFile);
  await rm(api.service.config.uploadsDir, { recursive: true, force: true });
});

const at = (place: "kept" | "quarantine", name: string) =>
  join(api.service.config.uploadsDir, place, name);
const namesIn = (place: "kept" | "quarantine") =>
  readdir(join(api.service.config.uploadsDir, place));

/** A file written this many hours ago, without a row. */
async function aStray(place: "kept" | "quarantine", name: string, hoursAgo = 2): Promise<void> {
  await writeFile(at(place, name), "stray");
  const written = new Date(api.service.now().getTime() - hoursAgo * HOUR_MS);
  await utimes(at(place, name), written, written);
}

/** A claim with two files; returns their names in the store. */
async function twoClaimFiles(): Promise<[string, string]> {
  const send = api.as();
  const claim = await send(registerClaim, {
    body: {
      fullName: "Саидова Мадина",
      policyNumber: POLICY,
      note: "Залило кухню.",
      phone: "992921234567",
      email: "madina@example.tj",
      channel: "front",
    },
  });
  const form = aForm("files");
  form.append("files", new File(["%PDF-1.4\nanother\n%%EOF"], "second.pdf"));
  const params = { claimId: String(claim.data.id) };
  expect((await send(uploadClaimFiles, { params, form })).status).toBe(201);
  const [first, second] = await api.service.db.select().from(claimFile);
  return [first?.storedAs ?? "", second?.storedAs ?? ""];
}

async function aDocument(): Promise<void> {
  const username = toWirePhone(demoUsers[0]?.phone ?? "");
  const [person] = await api.service.db.select().from(user).where(eq(user.username, username));
  const response = await api.asUser(person?.id ?? "")(policyDocument, {
    params: { policyNumber: POLICY },
  });
  expect(response.status).toBe(200);
}

describe("files", () => {
  it("without a row are removed after an hour, from either place", async () => {
    const known = await twoClaimFiles();
    await aStray("kept", "kept-stray");
    await aStray("quarantine", "quarantine-stray");
    await aStray("kept", "being-written", 0.5);
    await sweepFiles(api.service);
    expect((await namesIn("kept")).sort()).toEqual([...known, "being-written"].sort());
    expect(await namesIn("quarantine")).toEqual([]);
  });

  it("are not removed if the database has a row for none of them", async () => {
    await twoClaimFiles();
    await aStray("kept", "of-somebody-else");
    await api.service.db.delete(claimFile);
    await sweepFiles(api.service);
    expect(await namesIn("kept")).toHaveLength(3);
  });
});

describe("rows", () => {
  it("whose file is missing are removed too, so that it can be sent again", async () => {
    const [lost, kept] = await twoClaimFiles();
    await rm(at("kept", lost));
    await sweepFiles(api.service);
    const rows = await api.service.db.select().from(claimFile);
    expect(rows.map(({ storedAs }) => storedAs)).toEqual([kept]);
  });

  it("of documents are drawn again", async () => {
    await twoClaimFiles();
    await aDocument();
    const [drawn] = await api.service.db.select().from(policyDocumentFile);
    await rm(at("kept", drawn?.storedAs ?? ""));
    await sweepFiles(api.service);
    const [waiting] = await api.service.db.select().from(policyDocumentFile);
    expect(waiting).toMatchObject({ storedAs: null });
    await api.work(documentDrawing);
    const [again] = await api.service.db.select().from(policyDocumentFile);
    expect(again).toMatchObject({ storedAs: expect.any(String) });
  });

  it("are not removed if the whole folder is missing", async () => {
    const [first, second] = await twoClaimFiles();
    await rm(at("kept", first));
    await rm(at("kept", second));
    await sweepFiles(api.service);
    expect(await api.service.db.select().from(claimFile)).toHaveLength(2);
  });
});
