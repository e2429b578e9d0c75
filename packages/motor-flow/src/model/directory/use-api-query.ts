import type { ApiClient } from "@sughurta/api-client";
import { useApiClient, useFirstInteraction } from "@sughurta/api-client/react";
import { useCallback, useEffect, useRef, useState } from "react";

/** State of a form's query: loading, loaded, or failed. */
export type AsyncState<Answer> =
  | { readonly kind: "idle" | "loading" }
  | { readonly kind: "failed"; readonly retry: () => void }
  | { readonly kind: "ready"; readonly answer: Answer };

interface Settled<Answer> {
  readonly key: string;
  readonly state: AsyncState<Answer>;
}

const IDLE = { kind: "idle" } as const;
const LOADING = { kind: "loading" } as const;

/**
 * Fetches a resource by its key, and again for another key; `undefined` fetches nothing. `fetchAnswer` is the same
 * function between renders.
 */
export function useApiQuery<Answer>(
  key: string | undefined,
  fetchAnswer: (client: ApiClient, key: string, signal: AbortSignal) => Promise<Answer>,
): AsyncState<Answer> {
  const client = useApiClient();
  const [settled, setSettled] = useState<Settled<Answer>>();
  const request = useRef<AbortController>(undefined);
  const start = useCallback(() => {
    request.current?.abort();
    if (key === undefined) return;
    const controller = new AbortController();
    request.current = controller;
    setSettled(undefined);
    fetchAnswer(client, key, controller.signal).then(
      (answer) => setSettled({ key, state: { kind: "ready", answer } }),
      () => {
        if (!controller.signal.aborted) {
          setSettled({ key, state: { kind: "failed", retry: start } });
        }
      },
    );
  }, [client, fetchAnswer, key]);
  useEffect(() => {
    start();
    return () => request.current?.abort();
  }, [start]);
  if (key === undefined) return IDLE;
  return settled?.key === key ? settled.state : LOADING;
}

/** Whether a visitor has interacted with the page: before that nothing is requested. */
export function useHasMoved(): boolean {
  const [hasMoved, setMoved] = useState(false);
  useFirstInteraction(useCallback(() => setMoved(true), []));
  return hasMoved;
}
