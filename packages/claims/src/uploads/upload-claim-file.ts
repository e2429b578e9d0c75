import {
  type ApiClient,
  type CallProblem,
  type StoredText,
  storageKeyFor,
  storedText,
  toCallProblem,
  UnexpectedResponseError,
} from "@sughurta/api-client";
import type { Failure } from "@sughurta/contracts/core";
import { type ClaimFileUpload, TusUpload, type UploadStep } from "./tus-upload.ts";

/** Length of both ends of a file that distinguishes it from another of the same name and size. */
const SAMPLE_BYTES = 65_536;

/**
 * Storage of the upload of a claim to which a file belongs, over a reload; keyed by a hash only, since file names may
 * contain personal data.
 */
async function uploadMemory(client: ApiClient, claimId: string, file: File): Promise<StoredText> {
  return storedText(storageKeyFor(client, `upload.${await computeFingerprint(claimId, file)}`));
}

async function computeFingerprint(claimId: string, file: File): Promise<string> {
  const ends = [file.slice(0, SAMPLE_BYTES), file.slice(-SAMPLE_BYTES)];
  const content = await new Blob([
    claimId,
    "\0",
    file.name,
    `\0${file.size}\0`,
    ...ends,
  ]).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return [...hash.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Milliseconds to wait after the first, second … attempt in a row without progress. */
const RETRY_MS = [1_000, 3_000, 10_000, 30_000, 60_000, 60_000];
/** After this time without progress, the user is asked to wait. */
const MAX_WAIT_SECONDS = 60;
const MS_PER_SECOND = 1_000;
const SERVER_ERROR = 500;

/** Why an upload failed: the insurer's own message or the error in transit. */
export type ClaimFileProblem =
  | { readonly kind: "refused"; readonly failure: Failure }
  | CallProblem;

/** Result of a file's upload. */
export type ClaimFileOutcome =
  | { readonly state: "sent" }
  | { readonly state: "failed"; readonly problem: ClaimFileProblem };

/**
 * Uploads a file in chunks (SPEC-27). It retries for some minutes after a lost connection; called again with the same
 * file, also after a reload, it continues at the last offset. An aborted upload throws the abort reason.
 */
export async function uploadClaimFile(
  client: ApiClient,
  upload: ClaimFileUpload,
): Promise<ClaimFileOutcome> {
  const { claim, file, signal } = upload;
  const tus = new TusUpload(client, upload, await uploadMemory(client, claim, file));
  let furthest = -1;
  for (let failures = 0; ; ) {
    const step = await takeStep(tus, RETRY_MS[failures], signal);
    if (step.kind === "sent") return { state: "sent" };
    if (step.kind !== "next") {
      return { state: "failed", problem: step.kind === "lost" ? step.problem : step };
    }
    const wentOn = (tus.offset ?? -1) > furthest;
    furthest = Math.max(furthest, tus.offset ?? -1);
    if (wentOn) failures = 0;
    else if (step.waitMs > 0) failures += 1;
    if (step.waitMs > 0) await pause(step.waitMs, signal);
  }
}

type Step = UploadStep | { readonly kind: "lost"; readonly problem: CallProblem };

/** One step; a temporary problem leads to a wait, as long as the schedule has one. */
async function takeStep(
  tus: TusUpload,
  retryMs: number | undefined,
  signal: AbortSignal | undefined,
): Promise<Step> {
  signal?.throwIfAborted();
  try {
    const step = await tus.step();
    const standsStill = step.kind === "next" && step.waitMs > 0 && retryMs === undefined;
    return standsStill ? { kind: "lost", problem: { kind: "unexpected" } } : step;
  } catch (error) {
    signal?.throwIfAborted();
    tus.lost();
    const problem = getProblem(error);
    const isWorthATry =
      problem.kind === "network" ||
      (problem.kind === "tooMany" && problem.seconds <= MAX_WAIT_SECONDS);
    if (retryMs === undefined || !isWorthATry) return { kind: "lost", problem };
    const waitMs = problem.kind === "tooMany" ? problem.seconds * MS_PER_SECOND : retryMs;
    return { kind: "next", waitMs };
  }
}

/** A temporarily unavailable service is handled like a lost connection. */
function getProblem(error: unknown): CallProblem {
  const isAway = error instanceof UnexpectedResponseError && error.status >= SERVER_ERROR;
  return isAway ? { kind: "network" } : toCallProblem(error);
}

/** Waits, or until the browser reports that it is online again. */
function pause(waitMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      signal?.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, waitMs);
    window.addEventListener("online", done);
    signal?.addEventListener("abort", done);
  });
}
