import { UnexpectedResponseError } from "@sughurta/api-client";
import type { TestResponses } from "@sughurta/api-client/testing";
import { screen, waitFor } from "@testing-library/react";
import { del, get, set } from "idb-keyval";
import { beforeEach, expect, it, vi } from "vitest";
import { aPolicyInfo } from "../testing/builders.ts";
import { renderScreen } from "../testing/render-screen.ts";
import { ClaimForm } from "./claim-form.tsx";

vi.mock("idb-keyval", () => ({ get: vi.fn(), set: vi.fn(), del: vi.fn() }));

const HOUR_MS = 3_600_000;
const database = new Map<unknown, unknown>();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  database.clear();
  vi.mocked(get).mockImplementation(async (key) => database.get(key));
  vi.mocked(set).mockImplementation(async (key, value) => void database.set(key, value));
  vi.mocked(del).mockImplementation(async (key) => void database.delete(key));
});

async function open(responses: TestResponses = {}) {
  return renderScreen(<ClaimForm today="2026-03-02" onGoHome={() => {}} />, {
    checkPolicy: () => ({ status: 200, data: aPolicyInfo() }),
    registerClaim: () => ({ status: 201, data: { id: "c-1" } }),
    saveDraft: () => ({ status: 200, data: { expiresAt: "2026-03-03T08:00:00Z" } }),
    discardDraft: () => ({ status: 200, data: { discarded: true } }),
    startClaimUpload: () => ({ status: 201, data: { id: "u-1" } }),
    continueClaimUpload: () => ({ status: 204, data: undefined }),
    ...responses,
  });
}
const picker = () => screen.getByLabelText(/Фото и документы/);
const aFile = () => new File(["x"], "a.pdf", { type: "application/pdf" });

it("restores chosen files after a reload", async () => {
  const first = await open();
  await first.user.upload(picker(), aFile());
  await waitFor(() => expect(database.size).toBe(1));
  first.view.unmount();
  await open();
  expect(await screen.findByText("a.pdf")).toBeVisible();
});

it("deletes them after a day, and with a removed file", async () => {
  database.set("sughurta.claim.files", { files: [aFile()], savedAtMs: Date.now() - 24 * HOUR_MS });
  const { user } = await open();
  await waitFor(() => expect(database.size).toBe(0));
  expect(screen.queryByText("a.pdf")).not.toBeInTheDocument();
  await user.upload(picker(), aFile());
  await waitFor(() => expect(database.size).toBe(1));
  await user.click(screen.getByRole("button", { name: "Убрать файл a.pdf" }));
  await waitFor(() => expect(database.size).toBe(0));
});

it("continues the upload to a registered claim after a reload, until all are uploaded", async () => {
  const broken = () => Promise.reject(new UnexpectedResponseError("startClaimUpload", 400, "-"));
  database.set("sughurta.claim.files", {
    claimId: "c-7",
    files: [aFile()],
    savedAtMs: Date.now(),
  });
  const first = await open({ startClaimUpload: broken });
  expect(await screen.findByText(/Один файл не дошёл/)).toBeVisible();
  first.view.unmount();
  const second = await open();
  expect(await screen.findByText("Все файлы у нас.")).toBeVisible();
  expect(second.sent("startClaimUpload")[0]?.params).toEqual({ claimId: "c-7" });
  await waitFor(() => expect(database.size).toBe(0));
});
