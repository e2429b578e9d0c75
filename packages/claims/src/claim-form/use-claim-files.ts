import { type ApiClient, type CallProblem, callProblemOf } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { type Failure, isFileRefusal, uploadClaimFiles } from "@sughurta/contracts";
import type { FileState } from "@sughurta/forms";
import { useCallback, useEffect, useRef, useState } from "react";

/** Why a file did not arrive: the insurer's own words or what happened on the way. */
export type FileProblem = { readonly kind: "refused"; readonly failure: Failure } | CallProblem;

type Outcome = { readonly state: "sent" } | { readonly state: "failed"; problem: FileProblem };
type Known = Outcome | { readonly state: "sending"; readonly percent: number };

/** Sends the files of a registered claim one at a time, each alone; a failed one waits for its retry (decision 27). */
export function useClaimFiles(
  claimId: string | undefined,
  files: readonly File[],
  reasonOf: (problem: FileProblem) => string,
) {
  const client = useApiClient();
  const [known, setKnown] = useState<ReadonlyMap<File, Known>>(new Map());
  const keys = useRef(new WeakMap<File, string>());
  const running = useRef<{ readonly file: File; readonly stop: AbortController }>(undefined);

  const learn = useCallback((file: File, next: Known | undefined) => {
    setKnown((before) => {
      const after = new Map(before);
      if (next) after.set(file, next);
      else after.delete(file);
      return after;
    });
  }, []);

  useEffect(() => {
    const current = running.current;
    if (current && !files.includes(current.file)) current.stop.abort();
    const file = files.find((one) => !known.has(one));
    if (claimId === undefined || current || !file) return;
    const stop = new AbortController();
    running.current = { file, stop };
    learn(file, { state: "sending", percent: 0 });
    const key = keys.current.get(file) ?? crypto.randomUUID();
    keys.current.set(file, key);
    const onUploadProgress = (percent: number) => {
      if (running.current?.file === file) learn(file, { state: "sending", percent });
    };
    const request = { key, signal: stop.signal, onUploadProgress };
    void sendFile(client, claimId, file, request).then((outcome) => {
      running.current = undefined;
      // An answer of the insurer stands; another try is another request.
      if (outcome.state === "sent" || outcome.problem.kind === "refused") {
        keys.current.delete(file);
      }
      learn(file, stop.signal.aborted ? undefined : outcome);
    });
  }, [client, claimId, files, known, learn]);

  useEffect(() => () => running.current?.stop.abort(), []);

  const states = files.map((file) => known.get(file)?.state ?? "ready");
  return {
    /** Some files are still on their way. */
    sending: claimId !== undefined && states.some((one) => one === "ready" || one === "sending"),
    failed: states.filter((one) => one === "failed").length,
    retry: (file: File) => learn(file, undefined),
    stateOf: (file: File): FileState => {
      const now = known.get(file);
      if (!now) return { state: "ready" };
      if (now.state !== "failed") return now;
      return { state: "failed", reason: reasonOf(now.problem), final: isFinal(now.problem) };
    },
  };
}

const isFinal = (problem: FileProblem) =>
  problem.kind === "refused" && isFileRefusal(problem.failure.code);

interface Sending {
  readonly key: string;
  readonly signal: AbortSignal;
  readonly onUploadProgress: (percent: number) => void;
}

async function sendFile(
  client: ApiClient,
  claimId: string,
  file: File,
  { key, signal, onUploadProgress }: Sending,
): Promise<Outcome> {
  try {
    const answer = await client.send(uploadClaimFiles, {
      params: { claimId },
      files: [{ part: "files", file }],
      idempotencyKey: key,
      signal,
      onUploadProgress,
    });
    if (answer.status === 201) return { state: "sent" };
    return { state: "failed", problem: { kind: "refused", failure: answer.data } };
  } catch (error) {
    return { state: "failed", problem: callProblemOf(error) };
  }
}
