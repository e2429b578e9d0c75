import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { policyDocument } from "@sughurta/contracts/policy";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { policy, policyDocumentFile } from "#src/platform/database/schema/sales.ts";
import { messageSending } from "#src/sales/notifications/send-messages.ts";
import { pressAtBank, startOrder } from "#src/testing/a-payment.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";
import { createPolicyDocuments, documentDrawing } from "./documents.ts";
import { findPolicyWithProduct } from "./policies.ts";

let api: TestService;
let buyer: Send;
let policyNumber: string;
beforeAll(async () => {
  api = await aService();
});
afterAll(() => api.close());
afterEach(() => vi.restoreAllMocks());
const buy = async (changes: Parameters<typeof startOrder>[3] = {}) => {
  buyer = api.as();
  const started = await startOrder(api, buyer, "payler", changes);
  await pressAtBank(api, started, "pay");
  const isBought = eq(policy.orderId, started.orderId);
  const [issued] = await api.service.db.select().from(policy).where(isBought);
  policyNumber = issued?.number ?? "";
};
beforeEach(() => buy());

const ask = (lang = "ru") => buyer(policyDocument, { params: { policyNumber }, query: { lang } });
const keptFolder = () => join(api.service.config.uploadsDir, "kept");
const filesOfPolicy = () =>
  api.service.db
    .select()
    .from(policyDocumentFile)
    .where(eq(policyDocumentFile.policyNumber, policyNumber));

describe("the document of a policy", () => {
  it.each([
    { drawnBy: "its own job", changes: { email: undefined }, job: documentDrawing },
    { drawnBy: "the job of the email", changes: {}, job: messageSending.mail },
  ])("is drawn by $drawnBy after the policy was issued, and not on request", async (one) => {
    await buy(one.changes);
    expect(await filesOfPolicy()).not.toMatchObject([{ storedAs: expect.any(String) }]);
    await api.work(one.job, { senders: { mail: { send: async () => undefined } } });
    const [file] = await filesOfPolicy();
    expect(await readdir(keptFolder())).toContain(file?.storedAs);
    const drawing = vi.spyOn(api.service.renderer, "draw");
    const response = await ask();
    expect(response.status).toBe(200);
    expect(Number(response.headers.get("content-length"))).toBeGreaterThan(10_000);
    expect(drawing).not.toHaveBeenCalled();
  });

  it("is drawn once for many concurrent requests", async () => {
    const drawing = vi.spyOn(api.service.renderer, "draw");
    const responses = await Promise.all([ask(), api.work(documentDrawing), ask(), ask()]);
    expect(responses.map((response) => response?.status)).toEqual([200, undefined, 200, 200]);
    await ask();
    expect(drawing).toHaveBeenCalledTimes(1);
    expect(await filesOfPolicy()).toHaveLength(1);
  });

  it("is stored as one file per requested language", async () => {
    for (const lang of ["ru", "tg", "tg"]) expect((await ask(lang)).status).toBe(200);
    const files = await filesOfPolicy();
    expect(files.map(({ language }) => language).sort()).toEqual(["ru", "tg"]);
    expect(new Set(files.map(({ storedAs }) => storedAs)).size).toBe(2);
  });

  it("is drawn again after its file was lost", async () => {
    await ask();
    const [before] = await filesOfPolicy();
    await rm(join(keptFolder(), before?.storedAs ?? ""));
    expect((await ask()).status).toBe(200);
    const [after] = await filesOfPolicy();
    expect(await readdir(keptFolder())).toContain(after?.storedAs);
  });

  it("is one file if two processes draw it concurrently", async () => {
    const { service } = api;
    const policyWithProduct = await findPolicyWithProduct(service.db, policyNumber);
    if (!policyWithProduct) throw new Error("No policy");
    const before = await readdir(keptFolder());
    const names = await Promise.all(
      [1, 2].map(() =>
        createPolicyDocuments(service, service.renderer).storedAs(policyWithProduct, "en"),
      ),
    );
    expect(new Set(names).size).toBe(1);
    expect(await readdir(keptFolder())).toHaveLength(before.length + 1);
  });

  it("is drawn later after a failure", async () => {
    await buy({ email: undefined });
    const drawing = vi.spyOn(api.service.renderer, "draw").mockRejectedValue(new Error("broken"));
    await api.work(documentDrawing);
    drawing.mockRestore();
    await api.work(documentDrawing);
    expect(await filesOfPolicy()).toMatchObject([{ storedAs: null }]);
    api.pass(30_000);
    await api.work(documentDrawing);
    expect(await filesOfPolicy()).toMatchObject([{ storedAs: expect.any(String) }]);
  });
});
