import {
  type ApiClient,
  type CallProblem,
  type StoredText,
  storageKeyFor,
  storedText,
  toCallProblem,
} from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import type { ClaimProgress, myClaims } from "@sughurta/contracts/claim";
import type { ResponseOf } from "@sughurta/contracts/core";
import { lazyModule, useFirstInteraction } from "@sughurta/lazy-module";
import { useCallback, useEffect, useRef, useState } from "react";
import { readClaimNumbers } from "../stored-claims/claim-numbers.ts";

/** Contracts of this page; most visitors send no request before they have typed a number. */
export const statusContracts = lazyModule(() => import("@sughurta/contracts/claim"));

/** The claim viewed in this tab, over a reload: only its id (SPEC-30). */
function trackedClaim(client: ApiClient): StoredText {
  return storedText(storageKeyFor(client, "followed-claim"), "session");
}

/** A claim of this visitor or person. */
export type OwnClaim = ResponseOf<typeof myClaims, 200>[number];

/** State of a claim's page. */
type FollowedClaim =
  | { readonly kind: "none" }
  | { readonly kind: "loading"; readonly claimId: string }
  | {
      readonly kind: "shown";
      readonly claim: ClaimProgress;
      /** Why its latest state could not be loaded; the known state stays, and its uploads continue. */
      readonly problem?: CallProblem;
    }
  | { readonly kind: "problem"; readonly claimId: string; readonly problem: CallProblem };

interface FollowedClaimOptions {
  /** A claim to open at once; otherwise the one viewed in this tab. */
  readonly asked: string | undefined;
  readonly isSignedIn: boolean;
}

/**
 * The claim that is followed, and those that can be opened without a code: they are requested where a user is signed in
 * or a claim was made in this browser.
 */
export function useFollowedClaim({ asked, isSignedIn }: FollowedClaimOptions) {
  const client = useApiClient();
  useFirstInteraction(statusContracts.preload);
  const [own, setOwn] = useState<readonly OwnClaim[]>([]);
  const [followed, setFollowed] = useState<FollowedClaim>({ kind: "none" });

  const show = useCallback(
    (claim: ClaimProgress) => {
      trackedClaim(client).write(claim.id);
      setFollowed({ kind: "shown", claim });
    },
    [client],
  );
  const close = useCallback(() => {
    trackedClaim(client).remove();
    setFollowed({ kind: "none" });
  }, [client]);
  const load = useCallback(
    async (claimId: string) => {
      try {
        const { claimStatus } = await statusContracts.load();
        const response = await client.send(claimStatus, { params: { claimId } });
        // A claim opened by a code is closed after a day.
        if (response.status === 200) show(response.data);
        else close();
      } catch (error) {
        const problem = toCallProblem(error);
        setFollowed((before) =>
          before.kind === "shown" && before.claim.id === claimId
            ? { ...before, problem }
            : { kind: "problem", claimId, problem },
        );
      }
    },
    [client, show, close],
  );
  const open = useCallback(
    (claimId: string) => {
      setFollowed({ kind: "loading", claimId });
      return load(claimId);
    },
    [load],
  );

  // The server does not know this browser.
  useEffect(() => {
    const claimId = asked ?? trackedClaim(client).read();
    if (claimId !== undefined) void open(claimId);
  }, [client, asked, open]);

  // After a sign-out, here or in another tab, none of the person's claims stays on the screen; one opened by a code
  // stays.
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    const isDeleted = wasSignedIn.current && !isSignedIn;
    wasSignedIn.current = isSignedIn;
    const claimId = isDeleted ? trackedClaim(client).read() : undefined;
    if (claimId !== undefined) void open(claimId);
  }, [client, isSignedIn, open]);

  useEffect(() => {
    if (!isSignedIn && readClaimNumbers(client).length === 0) return;
    const stop = new AbortController();
    const coming = statusContracts
      .load()
      .then((contracts) => client.send(contracts.myClaims, { signal: stop.signal }));
    coming.then(
      ({ data }) => setOwn(data),
      // Without the list a claim is opened by its number.
      () => undefined,
    );
    return () => {
      stop.abort();
      setOwn([]);
    };
  }, [client, isSignedIn]);

  return { own, followed, open, show, close, reload: load };
}
