import { type CallProblem, callProblemOf } from "@sughurta/api-client";
import { useCallback, useEffect, useRef, useState } from "react";

/** Something of the account on its way, there, or out of reach. */
export type Loaded<T> =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly data: T }
  | { readonly kind: "problem"; readonly problem: CallProblem };

/** What a part of the account shows, and how to ask for it again; what was there stays meanwhile. */
export interface LoadedControl<T> {
  readonly loaded: Loaded<T>;
  readonly reload: () => void;
}

/** Asks for a part of the account once it is shown; `ask` may change between renders. */
export function useLoaded<T>(ask: () => Promise<T>): LoadedControl<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ kind: "loading" });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let current = true;
    latest.current().then(
      (data) => current && setLoaded({ kind: "ready", data }),
      (error: unknown) => current && setLoaded({ kind: "problem", problem: callProblemOf(error) }),
    );
    return () => {
      current = false;
    };
  }, [attempt]);

  return { loaded, reload: useCallback(() => setAttempt((before) => before + 1), []) };
}
