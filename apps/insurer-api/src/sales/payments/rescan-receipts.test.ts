import { randomUUID } from "node:crypto";
import { payment as paymentContract, uploadReceipt } from "@sughurta/contracts/payment";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { rescanResumeFiles } from "#src/content/resume/resumes.ts";
import { resume, resumeFile } from "#src/platform/database/schema/resume.ts";
import { receipt } from "#src/platform/database/schema/sales.ts";
import { startOrder } from "#src/testing/a-payment.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { countReceipt, rescanReceipts } from "./decide-receipt.ts";

let api: TestService;
beforeAll(async () => {
  api = await aService();
});
afterAll(() => api.close());
afterEach(() => vi.restoreAllMocks());

/** A receipt uploaded while the scanner was unavailable. */
async function aWaitingReceipt() {
  const send = api.as();
  const { paymentId } = await startOrder(api, send, "qr");
  const form = new FormData();
  form.append("payment_id", paymentId);
  form.append("file", new File([`%PDF-1.4\na photo ${randomUUID()}\n%%EOF`], "receipt.pdf"));
  vi.spyOn(api.service.scanner, "scan").mockRejectedValueOnce(new Error("away"));
  expect((await send(uploadReceipt, { params: { paymentId }, form })).status).toBe(200);
  const [row] = await api.service.db.select().from(receipt).where(eq(receipt.paymentId, paymentId));
  if (!row) throw new Error("no receipt");
  const state = async () => (await send(paymentContract, { params: { id: paymentId } })).data;
  const atDesk = async () => (await api.app.request(`/sandbox/receipts/${row.id}`)).status;
  return { row, state, atDesk };
}

async function findState(id: string) {
  const [row] = await api.service.db.select().from(receipt).where(eq(receipt.id, id));
  return row?.state;
}

describe("a receipt uploaded while the scanner was unavailable", () => {
  it("is shown to staff once it is scanned as clean", async () => {
    const { row, state, atDesk } = await aWaitingReceipt();
    expect(await atDesk()).toBe(409);
    await rescanReceipts(api.service);
    expect(await findState(row.id)).toBe("clean");
    expect(await atDesk()).toBe(200);
    expect(await state()).toMatchObject({ status: "checking", receipt: "submitted" });
  });

  it("is rejected if it is unsafe, so that another one may be submitted", async () => {
    const { row, state, atDesk } = await aWaitingReceipt();
    vi.spyOn(api.service.scanner, "scan").mockResolvedValue("unsafe");
    await rescanReceipts(api.service);
    expect(await findState(row.id)).toBe("refused");
    expect(await api.service.store.findSize(row.storedAs)).toBeUndefined();
    expect(await state()).toMatchObject({ receipt: "rejected" });
    expect(await atDesk()).toBe(404);
  });

  it("stays counted after a staff decision, although it is unsafe", async () => {
    const { row } = await aWaitingReceipt();
    const actor = { id: "cashier", role: "cashier" };
    const command = { decisionId: randomUUID(), actor, reason: "as the bank says" };
    const read = { amountDiram: 100, paidOn: "2026-11-21" };
    await countReceipt(api.service, row.id, read, command);
    vi.spyOn(api.service.scanner, "scan").mockResolvedValue("unsafe");
    await rescanReceipts(api.service);
    const [after] = await api.service.db.select().from(receipt).where(eq(receipt.id, row.id));
    expect(after).toMatchObject({ state: "refused", countedDiram: 100 });
  });
});

describe("files of a résumé uploaded while the scanner was unavailable", () => {
  it.each([
    ["clean", "clean", true],
    ["unsafe", "refused", false],
  ] as const)("scanned as %s are %s", async (result, state, exists) => {
    const { db, store, scanner } = api.service;
    const storedAs = await store.begin();
    const createdAt = api.service.now();
    const resumeId = randomUUID();
    const person = { fullName: "Саидова Мадина", phone: "992921234567", email: "m@example.tj" };
    await db
      .insert(resume)
      .values({ id: resumeId, vacancyId: "1", ...person, language: "ru", createdAt });
    const [row] = await db
      .insert(resumeFile)
      .values({
        id: randomUUID(),
        resumeId,
        name: "a.pdf",
        storedAs,
        mediaType: "application/pdf",
        sizeBytes: 0,
        state: "quarantined",
        createdAt,
      })
      .returning();
    vi.spyOn(scanner, "scan").mockResolvedValue(result);
    await rescanResumeFiles(api.service);
    const [after] = await db
      .select()
      .from(resumeFile)
      .where(eq(resumeFile.id, row?.id ?? ""));
    expect(after?.state).toBe(state);
    expect((await store.findSize(storedAs)) !== undefined).toBe(exists);
  });
});
