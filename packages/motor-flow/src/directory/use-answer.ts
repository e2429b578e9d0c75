import type { ApiClient } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { useCallback, useEffect, useRef, useState } from "react";

/** An answer that a form needs: on its way, there, or not to be had just now. */
export type Coming<Answer> =
  | { readonly kind: "idle" | "loading" }
  | { readonly kind: "failed"; readonly retry: () => void }
  | { readonly kind: "ready"; readonly answer: Answer };

interface Known<Answer> {
  readonly key: string;
  readonly state: Coming<Answer>;
}

const IDLE = { kind: "idle" } as const;
const LOADING = { kind: "loading" } as const;

/**
 * Asks for something by its key, anew with another key; `undefined` asks nothing. `ask` is the same
 * function between renders.
 */
export function useAnswer<Answer>(
  key: string | undefined,
  ask: (client: ApiClient, key: string, signal: AbortSignal) => Promise<Answer>,
): Coming<Answer> {
  const client = useApiClient();
  const [known, setKnown] = useState<Known<Answer>>();
  const question = useRef<AbortController>(undefined);
  const start = useCallback(() => {
    question.current?.abort();
    if (key === undefined) return;
    const stop = new AbortController();
    question.current = stop;
    setKnown(undefined);
    ask(client, key, stop.signal).then(
      (answer) => setKnown({ key, state: { kind: "ready", answer } }),
      () => {
        if (!stop.signal.aborted) setKnown({ key, state: { kind: "failed", retry: start } });
      },
    );
  }, [ask, client, key]);
  useEffect(() => {
    start();
    return () => question.current?.abort();
  }, [start]);
  if (key === undefined) return IDLE;
  return known?.key === key ? known.state : LOADING;
}
