import { type ApiClient, type CallProblem, callProblemOf } from "@sughurta/api-client";
import { type Failure, uploadClaimFiles } from "@sughurta/contracts";

/** Why a file did not arrive: the insurer's own words or what happened on the way. */
export type ClaimFileProblem =
  | { readonly kind: "refused"; readonly failure: Failure }
  | CallProblem;

/** What became of a file. */
export type ClaimFileOutcome =
  | { readonly state: "sent" }
  | { readonly state: "failed"; readonly problem: ClaimFileProblem };

/** A file for a claim that was registered. */
export interface ClaimFileUpload {
  /** Id of the claim. */
  readonly claim: string;
  readonly file: File;
  /** Told how much has arrived, 0 to 100. */
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

const keys = new WeakMap<File, string>();

/** Uploads one file; it has one key, so that a lost answer never adds it twice. */
export async function uploadClaimFile(
  client: ApiClient,
  { claim, file, onProgress, signal }: ClaimFileUpload,
): Promise<ClaimFileOutcome> {
  const key = keys.get(file) ?? crypto.randomUUID();
  keys.set(file, key);
  try {
    const answer = await client.send(uploadClaimFiles, {
      params: { claimId: claim },
      files: [{ part: "files", file }],
      idempotencyKey: key,
      signal,
      onUploadProgress: onProgress,
    });
    if (answer.status === 201) return { state: "sent" };
    return { state: "failed", problem: { kind: "refused", failure: answer.data } };
  } catch (error) {
    return { state: "failed", problem: callProblemOf(error) };
  }
}
