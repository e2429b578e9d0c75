import { type ApiClient, callProblemOf } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { latestPayment, type PaymentState, payment } from "@sughurta/contracts";
import { useEffect, useRef, useState } from "react";

const ASK_AGAIN_MS = 2_000;
const ASK_SLOWLY_MS = 10_000;
/** Time after which the page says that the bank is slow. */
const SLOW_AFTER_MS = 30_000;

/** What the result page knows; it never believes the address (decision 7). */
export type KnownPayment =
  | { readonly kind: "loading" }
  | { readonly kind: "known"; readonly payment: PaymentState; readonly slow: boolean }
  | { readonly kind: "unknown" }
  | { readonly kind: "offline" };

/** The real state of a payment of this visitor, asked again while it is being checked. */
export function usePaymentState({
  paymentId,
  initial,
}: {
  readonly paymentId?: string | undefined;
  readonly initial?: PaymentState | undefined;
}) {
  const client = useApiClient();
  const askAtOnce = useRef<() => void>(undefined);
  const [known, setKnown] = useState<KnownPayment>(
    initial ? { kind: "known", payment: initial, slow: false } : { kind: "loading" },
  );
  const settled = known.kind === "known" && known.payment.status !== "checking";
  const done = settled || known.kind === "unknown";

  useEffect(() => {
    if (done) return;
    const stop = new AbortController();
    const startedAt = performance.now();
    let timer: ReturnType<typeof setTimeout>;

    async function ask() {
      const waited = performance.now() - startedAt;
      const found = await findPayment(client, paymentId, stop.signal);
      if (stop.signal.aborted) return;
      if (found.kind === "tooMany") {
        // What is known stays on the page: the connection is fine.
        timer = setTimeout(ask, found.seconds * 1_000);
        return;
      }
      setKnown(found.kind === "known" ? { ...found, slow: waited >= SLOW_AFTER_MS } : found);
      timer = setTimeout(ask, waited < SLOW_AFTER_MS ? ASK_AGAIN_MS : ASK_SLOWLY_MS);
    }

    askAtOnce.current = () => {
      clearTimeout(timer);
      void ask();
    };
    void ask();
    return () => {
      stop.abort();
      clearTimeout(timer);
      askAtOnce.current = undefined;
    };
  }, [client, paymentId, done]);

  return { known, askNow: () => askAtOnce.current?.() };
}

type Found =
  | { readonly kind: "known"; readonly payment: PaymentState }
  | { readonly kind: "unknown" | "offline" }
  | { readonly kind: "tooMany"; readonly seconds: number };

async function findPayment(
  client: ApiClient,
  paymentId: string | undefined,
  signal: AbortSignal,
): Promise<Found> {
  try {
    if (paymentId !== undefined) {
      const asked = await client.send(payment, { params: { id: paymentId }, signal });
      if (asked.status === 200) return { kind: "known", payment: asked.data };
    }
    const newest = await client.send(latestPayment, { signal });
    return newest.status === 200 ? { kind: "known", payment: newest.data } : { kind: "unknown" };
  } catch (error) {
    const problem = callProblemOf(error);
    return problem.kind === "tooMany" ? problem : { kind: "offline" };
  }
}
