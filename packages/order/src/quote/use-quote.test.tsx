import { type ApiClient, NetworkError, TooManyRequestsError } from "@sughurta/api-client";
import { ApiClientProvider } from "@sughurta/api-client/react";
import { createTestClient } from "@sughurta/api-client/testing";
import type { Language } from "@sughurta/domain";
import { I18nProvider } from "@sughurta/i18n";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aQuote } from "../testing/example-quote.ts";
import type { Quote, QuoteOutcome } from "./quote-state.ts";
import { useQuote } from "./use-quote.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Input of these prices: a chosen sum and a typed text. */
type Request = { readonly sum: number; readonly typed?: string };
type Outcome = QuoteOutcome<Quote>;

const thirty: Request = { sum: 30 };
const fifty: Request = { sum: 50 };

const respond = (sumPrem: number): Outcome => ({ kind: "quote", quote: aQuote({ sumPrem }) });
const bySum = ({ sum }: Request) => respond(sum * 10);

const delayMs = (before: Request | undefined, { typed }: Request) => {
  if (before === undefined) return 0;
  return before.typed === typed ? 200 : 500;
};

function watch(
  respond: (request: Request) => Outcome | Promise<Outcome>,
  request: Request | undefined,
) {
  const asked: Request[] = [];
  const ask = async (_: ApiClient, body: Request) => {
    asked.push(body);
    return respond(body);
  };
  const client = createTestClient({});
  let language: Language = "ru";
  let step = "trip";
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider language={language}>
      <ApiClientProvider client={client}>{children}</ApiClientProvider>
    </I18nProvider>
  );
  const hook = renderHook(
    (now: Request | undefined) => useQuote({ request: now, ask, delayMs, step }),
    { initialProps: request, wrapper },
  );
  return {
    asked,
    state: () => hook.result.current,
    ask: (next: Request | undefined) => hook.rerender(next),
    askNow: (next: Request) => act(() => hook.result.current.askNow(next)),
    speak: (next: Language) => {
      language = next;
      hook.rerender(request);
    },
    continueWith: (next: Request | undefined) => {
      step = "options";
      hook.rerender(next);
    },
    refresh: () => act(() => hook.result.current.refresh()),
    close: hook.unmount,
  };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe("the live price", () => {
  it("is idle while there is no request", async () => {
    const price = watch(bySum, undefined);
    await pass(5_000);
    expect(price.state()).toMatchObject({ kind: "idle", last: undefined });
    expect(price.asked).toEqual([]);
  });

  it("is requested at once the first time", async () => {
    const price = watch(bySum, thirty);
    expect(price.state()).toMatchObject({ kind: "loading", last: undefined });
    await pass(0);
    expect(price.state()).toMatchObject({ kind: "ready", quote: { sumPrem: 300 } });
  });

  it("dims in the same render as an edit and follows 200 ms after a choice", async () => {
    const price = watch(bySum, thirty);
    await pass(0);
    price.ask(fifty);
    expect(price.state()).toMatchObject({ kind: "loading", last: { sumPrem: 300 } });
    await pass(199);
    expect(price.asked).toHaveLength(1);
    await pass(1);
    expect(price.state()).toMatchObject({
      kind: "ready",
      quote: { sumPrem: 500 },
      before: { sumPrem: 300 },
    });
  });

  it("waits for the delay of such an edit", async () => {
    const price = watch(bySum, thirty);
    await pass(0);
    price.ask({ sum: 30, typed: "2026" });
    await pass(499);
    expect(price.asked).toHaveLength(1);
    await pass(1);
    expect(price.asked).toHaveLength(2);
  });

  it("sends one request for several edits in quick succession", async () => {
    const price = watch(bySum, thirty);
    await pass(0);
    price.ask(fifty);
    await pass(150);
    price.ask({ sum: 75 });
    await pass(150);
    expect(price.asked).toHaveLength(1);
    await pass(50);
    expect(price.asked).toHaveLength(2);
    expect(price.state()).toMatchObject({ kind: "ready", quote: { sumPrem: 750 } });
  });

  it("never shows a late response to an earlier request", async () => {
    const slow = Promise.withResolvers<void>();
    const price = watch(async (request) => {
      if (request.sum === 30) await slow.promise;
      return bySum(request);
    }, thirty);
    await pass(0);
    price.ask(fifty);
    await pass(200);
    expect(price.state()).toMatchObject({ kind: "ready", quote: { sumPrem: 500 } });
    slow.resolve();
    await pass(0);
    expect(price.state()).toMatchObject({ kind: "ready", quote: { sumPrem: 500 } });
  });

  it("shows the change at the step where the buyer made it, and not at the next step", async () => {
    const price = watch(bySum, thirty);
    await pass(0);
    price.ask(fifty);
    await pass(200);
    expect(price.state()).toMatchObject({ kind: "ready", before: { sumPrem: 300 } });
    price.continueWith(fifty);
    expect(price.state()).toMatchObject({ kind: "ready", before: undefined });
    price.ask(thirty);
    expect(price.state()).toMatchObject({ kind: "ready", before: { sumPrem: 500 } });
  });

  it("uses the cache for a repeated input", async () => {
    const price = watch(bySum, thirty);
    await pass(0);
    price.ask(fifty);
    await pass(200);
    price.ask(thirty);
    expect(price.state()).toMatchObject({
      kind: "ready",
      quote: { sumPrem: 300 },
      before: { sumPrem: 500 },
    });
    await pass(5_000);
    expect(price.asked).toHaveLength(2);
  });

  it("keeps the last price while the form is incomplete", async () => {
    const price = watch(bySum, thirty);
    await pass(0);
    price.ask(undefined);
    expect(price.state()).toMatchObject({ kind: "idle", last: { sumPrem: 300 } });
  });

  it("returns the rules that an order breaks", async () => {
    const errorMsg = ["Страхуем до 80 лет включительно"];
    const problem = { kind: "rules", errorMsg, fieldCodes: { age: ["tooOld"] } } as const;
    const price = watch(() => ({ kind: "rules", problem }), thirty);
    await pass(0);
    expect(price.state()).toMatchObject({ kind: "rejected", problem });
  });

  it("retries automatically with increasing delays", async () => {
    const times: number[] = [];
    const price = watch(() => {
      times.push(Date.now());
      if (times.length < 4) throw new NetworkError("lost");
      return respond(100);
    }, thirty);
    await pass(0);
    expect(price.state()).toMatchObject({ kind: "rejected", problem: { kind: "unavailable" } });
    for (const wait of [2_000, 4_000, 8_000]) await pass(wait);
    const [first = 0] = times;
    expect(times.map((time) => time - first)).toEqual([0, 2_000, 6_000, 14_000]);
    expect(price.state()).toMatchObject({ kind: "ready", quote: { sumPrem: 100 } });
  });

  it("waits as long as the service requires after too many requests", async () => {
    let early = true;
    const price = watch(() => {
      if (early) throw new TooManyRequestsError("calculate", 40);
      return respond(100);
    }, thirty);
    await pass(0);
    expect(price.state()).toMatchObject({ problem: { kind: "tooMany", seconds: 40 } });
    early = false;
    await pass(39_000);
    expect(price.asked).toHaveLength(1);
    await pass(1_000);
    expect(price.state()).toMatchObject({ kind: "ready", quote: { sumPrem: 100 } });
  });

  it("retries as soon as the network returns", async () => {
    let lost = true;
    const price = watch(() => {
      if (lost) throw new NetworkError("lost");
      return respond(100);
    }, thirty);
    await pass(0);
    lost = false;
    await act(async () => {
      window.dispatchEvent(new Event("online"));
    });
    await pass(0);
    expect(price.state()).toMatchObject({ kind: "ready", quote: { sumPrem: 100 } });
    await pass(60_000);
    expect(price.asked).toHaveLength(2);
  });

  it("requests the price again in another language, for its sentences", async () => {
    const price = watch(bySum, thirty);
    await pass(0);
    price.speak("en");
    await pass(200);
    expect(price.asked).toHaveLength(2);
  });

  it("requests the price again when the price has changed", async () => {
    const prices = [100, 110];
    const price = watch(() => respond(prices.shift() ?? 0), thirty);
    await pass(0);
    price.refresh();
    await pass(200);
    expect(price.state()).toMatchObject({
      kind: "ready",
      quote: { sumPrem: 110 },
      before: { sumPrem: 100 },
    });
  });

  it("uses the result of a separate request at once", async () => {
    const price = watch(bySum, thirty);
    await pass(0);
    expect(await price.askNow(fifty)).toEqual(respond(500));
    price.ask(fifty);
    expect(price.state()).toMatchObject({ kind: "ready", quote: { sumPrem: 500 } });
    await pass(5_000);
    expect(price.asked).toHaveLength(2);
  });

  it("stops requesting when it is unmounted", async () => {
    const price = watch(bySum, thirty);
    price.close();
    await pass(60_000);
    expect(price.asked).toEqual([]);
  });
});
