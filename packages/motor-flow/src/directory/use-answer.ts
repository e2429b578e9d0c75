import type { ApiClient } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { useEffect, useState } from "react";

/** An answer that a form needs: on its way, there, or not to be had just now. */
export type Coming<Answer> =
  | { readonly kind: "idle" | "loading" | "failed" }
  | { readonly kind: "ready"; readonly answer: Answer };

interface Known<Answer> {
  readonly key: string;
  readonly state: Coming<Answer>;
}

const IDLE = { kind: "idle" } as const;

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
  useEffect(() => {
    if (key === undefined) return;
    const stop = new AbortController();
    ask(client, key, stop.signal).then(
      (answer) => setKnown({ key, state: { kind: "ready", answer } }),
      () => {
        if (!stop.signal.aborted) setKnown({ key, state: { kind: "failed" } });
      },
    );
    return () => stop.abort();
  }, [ask, client, key]);
  if (key === undefined) return IDLE;
  return known?.key === key ? known.state : { kind: "loading" };
}
