import { type ApiClient, timeoutSignal } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { useLanguage } from "@sughurta/i18n";
import { useLatest } from "@sughurta/ui-kit";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useOrderEventHandler } from "../events/order-events.tsx";
import {
  type Quote,
  type QuoteOutcome,
  type QuoteProblem,
  type QuoteState,
  toQuoteProblem,
} from "./quote-state.ts";

/** Number of cached responses, so that an input used before has its price at once. */
const REMEMBERED_QUOTES = 100;
const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_MS = 30_000;
/** How long a sale waits for the price with a promo code (SPEC-61). */
const COUPON_WAIT_MS = 5_000;

/** Input and behaviour of a live price. */
export interface QuoteOptions<Request, Price extends Quote> {
  /** Input of the price, JSON-serialisable; `undefined` while something is missing. */
  readonly request: Request | undefined;
  /** Requests a price; throws the client's error when there is no response. The same function between renders. */
  readonly ask: (
    client: ApiClient,
    request: Request,
    signal: AbortSignal,
  ) => Promise<QuoteOutcome<Price>>;
  /** Delay for further edits; `before` is the last request, `undefined` the first time. */
  readonly delayMs: (before: Request | undefined, request: Request) => number;
  /** The buyer's current step: a price change is announced there, and not repeated at the next step. */
  readonly step?: string | undefined;
  /** The list price of this request: requested after a refresh only. The same object between renders. */
  readonly listPrice?: Price | undefined;
}

/** The price, and a function to request it again. */
export type QuoteControl<Request, Price extends Quote> = QuoteState<Price> & {
  /** Clears the cached responses and requests the price again. */
  readonly refresh: () => void;
  /** Sends another request at once and caches its response; throws where there is none in time. */
  readonly askNow: (request: Request) => Promise<QuoteOutcome<Price>>;
};

/** Failed attempts for one input, and the reason of the last failure. */
interface Failures {
  readonly key: string;
  readonly count: number;
  readonly problem: QuoteProblem;
}

const NO_FAILURES: Failures = { key: "", count: 0, problem: { kind: "unavailable" } };

/** Displayed prices: the newest and the one it replaced. */
interface Shown<Price> {
  readonly quote: Price;
  readonly before: Price | undefined;
}

/**
 * The live price of an order: requests it once edits pause, ignores stale responses, uses its cache, and retries when
 * the network returns (S1 §4, SPEC-42). Without a request it is idle.
 */
export function useQuote<Request, Price extends Quote>({
  request,
  ask: askService,
  delayMs,
  step,
  listPrice,
}: QuoteOptions<Request, Price>): QuoteControl<Request, Price> {
  const client = useApiClient();
  const language = useLanguage();
  const key = request && toKey(request, language);
  const [responses, setResponses] = useState<ReadonlyMap<string, QuoteOutcome<Price>>>(new Map());
  const [failures, setFailures] = useState(NO_FAILURES);
  const [shown, setShown] = useState<Shown<Price>>();
  const [toldAt, setToldAt] = useState(step);
  const [isRefreshed, setRefreshed] = useState(false);
  const lastRequest = useRef<Request>(undefined);

  const listed = useMemo(
    () => (listPrice && !isRefreshed ? ({ kind: "quote", quote: listPrice } as const) : undefined),
    [listPrice, isRefreshed],
  );
  const outcome = key === undefined ? undefined : (responses.get(key) ?? listed);
  if (outcome?.kind === "quote" && shown?.quote !== outcome.quote) {
    setShown({ quote: outcome.quote, before: shown?.quote });
  }
  // A cached quote is requested again when it is needed again.
  if (failures !== NO_FAILURES && failures.key !== key) setFailures(NO_FAILURES);
  if (toldAt !== step) {
    setToldAt(step);
    setShown((newest) => newest && { quote: newest.quote, before: undefined });
  }
  const report = useOrderEventHandler();
  const readyPrice = outcome?.kind === "quote" ? outcome.quote.sumPrem : undefined;
  useEffect(() => {
    if (readyPrice !== undefined) report({ type: "quoteReady", price: readyPrice });
  }, [readyPrice, report]);

  const failed = failures.key === key ? failures.count : 0;
  const { problem } = failures;

  // The key represents the whole request.
  const latest = useLatest({ request, delayMs });

  const ask = useCallback(
    (requestKey: string, signal: AbortSignal) => {
      const body = latest.current.request;
      if (body === undefined) return;
      lastRequest.current = body;
      askService(client, body, signal).then(
        (response) => {
          if (!signal.aborted) setResponses((before) => remembering(before, requestKey, response));
        },
        (error: unknown) => {
          if (signal.aborted) return;
          setFailures(({ key: known, count }) => ({
            key: requestKey,
            count: known === requestKey ? count + 1 : 1,
            problem: toQuoteProblem(error),
          }));
        },
      );
    },
    [client, askService],
  );

  const isLoaded = outcome !== undefined;
  useEffect(() => {
    if (key === undefined || isLoaded || failed > 0) return;
    const stop = new AbortController();
    const { request: next, delayMs: getDelay } = latest.current;
    const delay = next === undefined ? 0 : getDelay(lastRequest.current, next);
    const timer = setTimeout(() => ask(key, stop.signal), delay);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [key, isLoaded, failed, ask]);

  useEffect(() => {
    if (key === undefined || isLoaded || failed === 0) return;
    const stop = new AbortController();
    function again() {
      leave();
      if (key !== undefined) ask(key, stop.signal);
    }
    function leave() {
      clearTimeout(timer);
      window.removeEventListener("online", again);
    }
    const timer = setTimeout(again, retryDelayMs(problem, failed));
    window.addEventListener("online", again);
    return () => {
      leave();
      stop.abort();
    };
  }, [key, isLoaded, failed, problem, ask]);

  const askNow = useCallback(
    async (body: Request) => {
      const response = await askService(client, body, timeoutSignal(COUPON_WAIT_MS));
      setResponses((before) => remembering(before, toKey(body, language), response));
      return response;
    },
    [client, askService, language],
  );

  const refresh = useCallback(() => {
    setResponses(new Map());
    setFailures(NO_FAILURES);
    setRefreshed(true);
  }, []);

  return { ...getState({ key, outcome, failures, shown }), refresh, askNow };
}

const toKey = (request: unknown, language: string) => `${language} ${JSON.stringify(request)}`;

function getState<Price extends Quote>({
  key,
  outcome,
  failures,
  shown,
}: {
  key: string | undefined;
  outcome: QuoteOutcome<Price> | undefined;
  failures: Failures;
  shown: Shown<Price> | undefined;
}): QuoteState<Price> {
  const last = shown?.quote;
  if (key === undefined) return { kind: "idle", last };
  if (outcome?.kind === "quote") {
    const before = last === outcome.quote ? shown?.before : last;
    return { kind: "ready", quote: outcome.quote, before };
  }
  if (outcome) return { kind: "rejected", problem: outcome.problem, last };
  if (failures.key === key) return { kind: "rejected", problem: failures.problem, last };
  return { kind: "loading", last };
}

/** Delay before a retry: longer each time, and at least as long as the service requires. */
function retryDelayMs(problem: QuoteProblem, failed: number): number {
  if (problem.kind === "tooMany") return problem.seconds * 1_000;
  return Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (failed - 1));
}

/** The newest responses; the oldest one is evicted when there are too many. */
function remembering<Outcome>(
  before: ReadonlyMap<string, Outcome>,
  key: string,
  outcome: Outcome,
): ReadonlyMap<string, Outcome> {
  const newest = [...before].filter(([known]) => known !== key).slice(1 - REMEMBERED_QUOTES);
  return new Map([...newest, [key, outcome]]);
}
