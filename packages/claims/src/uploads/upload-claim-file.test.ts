import { NetworkError } from "@sughurta/api-client";
import { createTestClient, type TestResponses } from "@sughurta/api-client/testing";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { uploadClaimFile } from "./upload-claim-file.ts";

const QUARTER = 262_144;
const CLAIM = "c-1";
const aFile = (size: number, name = "Паспорт Саидова.jpg") =>
  new File([new Uint8Array(size).fill(7)], name, { type: "image/jpeg" });

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

/** A service with one upload that can be made to fail. */
function aService() {
  const state = { id: "u-1", received: 0, chunks: [] as number[], broken: 0, starts: 0 };
  const responses: TestResponses = {
    startClaimUpload: ({ headers }) => {
      expect(headers).toMatchObject({ "Tus-Resumable": "1.0.0" });
      state.starts += 1;
      state.received = 0;
      return { status: 201, data: { id: state.id } };
    },
    claimUploadOffset: ({ params }) =>
      params.uploadId === state.id
        ? {
            status: 200,
            data: undefined,
            headers: { "upload-offset": String(state.received) },
          }
        : { status: 404, data: undefined },
    continueClaimUpload: ({ bytes, headers }) => {
      if (state.broken > 0) {
        state.broken -= 1;
        throw new NetworkError();
      }
      expect(headers["Upload-Offset"]).toBe(String(state.received));
      state.chunks.push(bytes?.size ?? 0);
      state.received += bytes?.size ?? 0;
      return { status: 204, data: undefined };
    },
  };
  return { state, client: createTestClient(responses), responses };
}

async function finished<T>(work: Promise<T>): Promise<T> {
  let over = false;
  void work.then(
    () => (over = true),
    () => (over = true),
  );
  while (!over) await vi.advanceTimersByTimeAsync(1_000);
  return work;
}

describe("a file of a claim", () => {
  test("is uploaded in chunks that grow on a good connection", async () => {
    const { client, state } = aService();
    const told: number[] = [];
    const onProgress = (percent: number) => told.push(percent);
    const upload = { claim: CLAIM, file: aFile(8 * QUARTER), onProgress };
    expect(await finished(uploadClaimFile(client, upload))).toEqual({ state: "sent" });
    expect(state.chunks).toEqual([QUARTER, 2 * QUARTER, 4 * QUARTER, QUARTER]);
    expect(told.at(-1)).toBe(100);
    expect(localStorage).toHaveLength(0);
  });

  test("survives lost connections, in smaller chunks", async () => {
    const { client, state } = aService();
    state.broken = 3;
    const upload = { claim: CLAIM, file: aFile(QUARTER) };
    expect(await finished(uploadClaimFile(client, upload))).toEqual({ state: "sent" });
    expect(state.chunks[0]).toBe(QUARTER / 4);
    expect(state.received).toBe(QUARTER);
    expect(state.starts).toBe(1);
  });

  test("is given up after some minutes, and continues after a reload without stored personal data", async () => {
    const { client, state } = aService();
    const file = () => aFile(4 * QUARTER);
    const leave = new AbortController();
    const onProgress = (percent: number) => {
      if (percent >= 25) state.broken = Number.POSITIVE_INFINITY;
    };
    const upload = { claim: CLAIM, file: file(), onProgress, signal: leave.signal };
    expect(await finished(uploadClaimFile(client, upload))).toEqual({
      state: "failed",
      problem: { kind: "network" },
    });
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/Саидова|jpg/);
    state.broken = 0;
    state.chunks.length = 0;
    const outcome = await finished(uploadClaimFile(client, { claim: CLAIM, file: file() }));
    expect(outcome).toEqual({ state: "sent" });
    expect(state.starts).toBe(1);
    expect(state.chunks.reduce((sum, size) => sum + size, 0)).toBe(3 * QUARTER);
  });

  test("is restarted where the service no longer has it", async () => {
    const { client, state } = aService();
    const stop = new AbortController();
    const first = { claim: CLAIM, file: aFile(4 * QUARTER), signal: stop.signal };
    const cut = uploadClaimFile(client, { ...first, onProgress: () => stop.abort() });
    await expect(finished(cut)).rejects.toMatchObject({ name: "AbortError" });
    state.id = "u-2";
    const again = { claim: CLAIM, file: aFile(4 * QUARTER) };
    expect(await finished(uploadClaimFile(client, again))).toEqual({ state: "sent" });
    expect(state.starts).toBe(2);
  });

  test("returns the reason of a refusal, and is another upload when sent again", async () => {
    const { responses, state } = aService();
    const failure = { message: "Этот вид файла не принимается", code: "fileType" };
    const client = createTestClient({
      ...responses,
      continueClaimUpload: () => ({ status: 422, data: failure }),
    });
    const upload = { claim: CLAIM, file: aFile(100) };
    for (const starts of [1, 2]) {
      expect(await finished(uploadClaimFile(client, upload))).toMatchObject({
        state: "failed",
        problem: { kind: "refused", failure },
      });
      expect(state.starts).toBe(starts);
    }
  });

  test("is polled, and not sent twice, while the service still checks it", async () => {
    const { responses, state } = aService();
    let busy = 2;
    const client = createTestClient({
      ...responses,
      continueClaimUpload: () => {
        busy -= 1;
        if (busy === 0) state.received = 100;
        const failure = { message: "Подождите", code: "idempotencyBusy" };
        return { status: 409, data: failure };
      },
    });
    const upload = { claim: CLAIM, file: aFile(100) };
    expect(await finished(uploadClaimFile(client, upload))).toEqual({ state: "sent" });
  });

  test("is not retried for ever where the service repeats the same response", async () => {
    const { responses } = aService();
    const client = createTestClient({
      ...responses,
      continueClaimUpload: () => ({ status: 404, data: { message: "Нет", code: "notFound" } }),
    });
    const upload = { claim: CLAIM, file: aFile(100) };
    expect(await finished(uploadClaimFile(client, upload))).toEqual({
      state: "failed",
      problem: { kind: "unexpected" },
    });
  });
});
