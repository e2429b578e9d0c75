import { type CallProblem, toCallProblem } from "@sughurta/api-client";
import { useLatest } from "@sughurta/ui-kit";
import { useCallback, useEffect, useRef, useState } from "react";

/** State of a part of the account: loading, loaded, or failed. */
type Loaded<T> =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly data: T }
  | { readonly kind: "problem"; readonly problem: CallProblem };

/** Content of a part of the account, and a function to reload it; the previous content stays in the meantime. */
export interface LoadedControl<T> {
  readonly loaded: Loaded<T>;
  readonly reload: () => void;
}

/** Loads a part of the account once it is shown; `ask` may change between renders. */
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
      (error: unknown) => show({ kind: "problem", problem: toCallProblem(error) }),
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

type Good<ResponseData> = Extract<ResponseData, { readonly status: 200 }>;

function isGood<ResponseData extends { readonly status: number }>(
  response: ResponseData,
): response is Good<ResponseData> {
  return response.status === 200;
}

/** Loads a part of the account with one request; a refusal is treated as no response. */
export function useApiQuery<
  ResponseData extends { readonly status: number; readonly data: unknown },
>(ask: () => Promise<ResponseData>): LoadedControl<Good<ResponseData>["data"]> {
  return useLoaded<Good<ResponseData>["data"]>(async () => {
    const response = await ask();
    if (isGood(response)) return response.data;
    throw new Error(`The service refused with ${response.status}`);
  });
}
