import { type ApiClient, toCallProblem } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import {
  latestPayment,
  type PaymentState,
  type PaymentStatus,
  payment,
  paymentOutcome,
} from "@sughurta/contracts/payment";
import { useEffect, useRef, useState } from "react";

const ASK_AGAIN_MS = 2_000;
const ASK_SLOWLY_MS = 10_000;
/** Time after which the page says that the bank is slow. */
const SLOW_AFTER_MS = 30_000;

/** State of the result page; it never trusts the address (SPEC-7). */
export type TrackedPayment =
  | { readonly kind: "loading" }
  | { readonly kind: "known"; readonly payment: PaymentState }
  /** A payment of another browser: only its state. */
  | { readonly kind: "elsewhere"; readonly id: string; readonly status: PaymentStatus }
  | { readonly kind: "unknown" }
  | { readonly kind: "offline" };

/** Result of the buyer's own request to check again. */
export type Recheck = "none" | "asking" | "unchanged";

/** Whether a payment may still change, so that polling makes sense. */
function isOpen(known: TrackedPayment): boolean {
  if (known.kind === "known") return known.payment.status === "checking";
  if (known.kind === "elsewhere") return known.status === "checking";
  return known.kind !== "unknown";
}

/** The real state of a payment of this visitor, polled while it is being checked. */
export function usePaymentState({
  paymentId,
  initial,
}: {
  readonly paymentId?: string | undefined;
  readonly initial?: PaymentState | undefined;
}) {
  const client = useApiClient();
  const askAtOnce = useRef<() => void>(undefined);
  const [known, setKnown] = useState<TrackedPayment>(
    initial ? { kind: "known", payment: initial } : { kind: "loading" },
  );
  const [slow, setSlow] = useState(false);
  const [recheck, setRecheck] = useState<Recheck>("none");
  const isSettledAtStart = initial !== undefined && initial.status !== "checking";

  useEffect(() => {
    const startedAt = performance.now();
    let turn = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    // Automatically: a service that never responds is slow too.
    const slowTimer = setTimeout(setSlow, SLOW_AFTER_MS, true);

    async function ask() {
      // Only the newest request continues, so that there is one chain of them.
      stop();
      turn = new AbortController();
      const { signal } = turn;
      const found = await findPayment(client, paymentId, signal);
      if (signal.aborted) return;
      if (found.kind === "tooMany") {
        // The known state stays on the page: the connection is fine.
        timer = setTimeout(ask, found.seconds * 1_000);
        return;
      }
      setKnown(found);
      setRecheck((was) => (was === "asking" && found.kind !== "offline" ? "unchanged" : "none"));
      const waited = performance.now() - startedAt;
      if (isOpen(found))
        timer = setTimeout(ask, waited < SLOW_AFTER_MS ? ASK_AGAIN_MS : ASK_SLOWLY_MS);
    }

    function stop() {
      turn.abort();
      clearTimeout(timer);
    }

    askAtOnce.current = ask;
    if (!isSettledAtStart) void ask();
    return () => {
      stop();
      clearTimeout(slowTimer);
      askAtOnce.current = undefined;
    };
  }, [client, paymentId, isSettledAtStart]);

  return {
    known,
    slow,
    recheck,
    /** Queries at once, after an event. */
    refresh: () => askAtOnce.current?.(),
    /** Queries at once, on the user's request. */
    checkNow: () => {
      setRecheck("asking");
      askAtOnce.current?.();
    },
  };
}

type Found =
  | Exclude<TrackedPayment, { readonly kind: "loading" }>
  | { readonly kind: "tooMany"; readonly seconds: number };

async function findPayment(
  client: ApiClient,
  paymentId: string | undefined,
  signal: AbortSignal,
): Promise<Found> {
  try {
    if (paymentId !== undefined) {
      const known = await client.send(payment, { params: { id: paymentId }, signal });
      if (known.status === 200) return { kind: "known", payment: known.data };
      const other = await client.send(paymentOutcome, { params: { id: paymentId }, signal });
      if (other.status === 200) return { kind: "elsewhere", id: paymentId, ...other.data };
    }
    const newest = await client.send(latestPayment, { signal });
    return newest.status === 200 ? { kind: "known", payment: newest.data } : { kind: "unknown" };
  } catch (error) {
    const problem = toCallProblem(error);
    return problem.kind === "tooMany" ? problem : { kind: "offline" };
  }
}
