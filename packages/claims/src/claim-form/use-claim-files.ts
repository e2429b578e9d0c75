import { useApiClient } from "@sughurta/api-client/react";
import { isFileRefusal } from "@sughurta/contracts/core";
import type { FileState } from "@sughurta/forms";
import { useLatest } from "@sughurta/ui-kit";
import { useCallback, useEffect, useRef, useState } from "react";
import {
  type ClaimFileOutcome,
  type ClaimFileProblem,
  uploadClaimFile,
} from "../uploads/upload-claim-file.ts";

type Known = ClaimFileOutcome | { readonly state: "sending"; readonly percent: number };

export interface ClaimFilesOptions {
  readonly getReason: (problem: ClaimFileProblem) => string;
  /** Called when a file was added to the claim; may change between renders. */
  readonly onSent?: (() => void) | undefined;
}

/** Sends the files of a registered claim one at a time, each separately; a failed one waits for its retry (SPEC-27). */
export function useClaimFiles(
  claimId: string | undefined,
  files: readonly File[],
  { getReason, onSent }: ClaimFilesOptions,
) {
  const client = useApiClient();
  const [known, setKnown] = useState<ReadonlyMap<File, Known>>(new Map());
  const running = useRef<{ readonly file: File; readonly stop: AbortController }>(undefined);
  const tellSent = useLatest(onSent);

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
    const onProgress = (percent: number) => {
      if (running.current?.file === file) learn(file, { state: "sending", percent });
    };
    const upload = { claim: claimId, file, onProgress, signal: stop.signal };
    void uploadClaimFile(client, upload)
      .catch(() => undefined)
      .then((outcome) => {
        running.current = undefined;
        learn(file, stop.signal.aborted ? undefined : outcome);
        if (outcome?.state === "sent") tellSent.current?.();
      });
  }, [client, claimId, files, known, learn]);

  useEffect(() => () => running.current?.stop.abort(), []);

  const states = files.map((file) => known.get(file)?.state ?? "ready");
  return {
    /** Some files are still being uploaded. */
    sending: claimId !== undefined && states.some((one) => one === "ready" || one === "sending"),
    failed: states.filter((one) => one === "failed").length,
    /** The files that are not uploaded. */
    waiting: files.filter((file) => known.get(file)?.state !== "sent"),
    retry: (file: File) => learn(file, undefined),
    getState: (file: File): FileState => {
      const now = known.get(file);
      if (!now) return { state: "ready" };
      if (now.state !== "failed") return now;
      return { state: "failed", reason: getReason(now.problem), final: isFinal(now.problem) };
    },
  };
}

const isFinal = (problem: ClaimFileProblem) =>
  problem.kind === "refused" && isFileRefusal(problem.failure.code);
