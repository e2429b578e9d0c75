import { type CallProblem, callProblemOf } from "@sughurta/api-client";
import { useLatest } from "@sughurta/ui-kit";
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
  const latest = useLatest(ask);
  const turn = useRef(0);

  const reload = useCallback(() => {
    turn.current += 1;
    const mine = turn.current;
    const show = (next: Loaded<T>) => {
      if (mine === turn.current) setLoaded(next);
    };
    latest.current().then(
      (data) => show({ kind: "ready", data }),
      (error: unknown) => show({ kind: "problem", problem: callProblemOf(error) }),
    );
  }, []);
  useEffect(() => {
    reload();
    return () => {
      turn.current += 1;
    };
  }, [reload]);

  return { loaded, reload };
}
