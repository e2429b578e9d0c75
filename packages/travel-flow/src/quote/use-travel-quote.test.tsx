import { NetworkError, TooManyRequestsError } from "@sughurta/api-client";
import { ApiClientProvider } from "@sughurta/api-client/react";
import { createTestClient, type TestAnswers } from "@sughurta/api-client/testing";
import type { Language } from "@sughurta/domain";
import { I18nProvider } from "@sughurta/i18n";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TravelOrderValues } from "../order/order-values.ts";
import { type TravelQuoteRequest, toTravelQuote } from "../order/to-travel-payload.ts";
import { aTravelOrder, aTravelQuote } from "../testing/builders.ts";
import { useTravelQuote } from "./use-travel-quote.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const asked = (changes: Partial<TravelOrderValues> = {}) => toTravelQuote(aTravelOrder(changes));
const thirty = asked();
const fifty = asked({ mainSumAssured: "50000" });

const answer = (sumPrem: number) => ({ status: 200, data: aTravelQuote({ sumPrem }) }) as const;
const bySum: TestAnswers = {
  calculateTravel: ({ body }) => answer(body.mainSumAssured / 100),
};

function watch(answers: TestAnswers, request: TravelQuoteRequest | undefined) {
  const client = createTestClient(answers);
  let language: Language = "ru";
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider language={language}>
      <ApiClientProvider client={client}>{children}</ApiClientProvider>
    </I18nProvider>
  );
  const hook = renderHook((now: TravelQuoteRequest | undefined) => useTravelQuote(now), {
    initialProps: request,
    wrapper,
  });
  return {
    client,
    state: () => hook.result.current,
    ask: (next: TravelQuoteRequest | undefined) => hook.rerender(next),
    speak: (next: Language) => {
      language = next;
      hook.rerender(request);
    },
    refresh: () => act(() => hook.result.current.refresh()),
    close: hook.unmount,
  };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe("the live price", () => {
  it("is idle while there is nothing to ask for", async () => {
    const price = watch(bySum, undefined);
    await pass(5_000);
    expect(price.state()).toMatchObject({ kind: "idle", last: undefined });
    expect(price.client.requests).toEqual([]);
  });

  it("comes at once for the first trip", async () => {
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
    expect(price.client.requests).toHaveLength(1);
    await pass(1);
    expect(price.state()).toMatchObject({
      kind: "ready",
      quote: { sumPrem: 500 },
      before: { sumPrem: 300 },
    });
  });

  it.each([
    ["a date of the trip", { endDate: "2026-03-25" }],
    [
      "a birth date",
      { las: aTravelOrder().las.map((one) => ({ ...one, laBirthday: "1980-01-01" })) },
    ],
  ])("waits 500 ms after typing %s", async (_, change) => {
    const price = watch(bySum, thirty);
    await pass(0);
    price.ask(asked(change));
    await pass(499);
    expect(price.client.requests).toHaveLength(1);
    await pass(1);
    expect(price.client.requests).toHaveLength(2);
  });

  it("asks once for several edits that settle", async () => {
    const price = watch(bySum, thirty);
    await pass(0);
    price.ask(fifty);
    await pass(150);
    price.ask(asked({ mainSumAssured: "75000" }));
    await pass(150);
    expect(price.client.requests).toHaveLength(1);
    await pass(50);
    expect(price.client.requests).toHaveLength(2);
    expect(price.state()).toMatchObject({ kind: "ready", quote: { sumPrem: 750 } });
  });

  it("never shows a late answer to an earlier question", async () => {
    const slow = Promise.withResolvers<void>();
    const price = watch(
      {
        calculateTravel: async ({ body }) => {
          if (body.mainSumAssured === 30_000) await slow.promise;
          return answer(body.mainSumAssured / 100);
        },
      },
      thirty,
    );
    await pass(0);
    price.ask(fifty);
    await pass(200);
    expect(price.state()).toMatchObject({ kind: "ready", quote: { sumPrem: 500 } });
    slow.resolve();
    await pass(0);
    expect(price.state()).toMatchObject({ kind: "ready", quote: { sumPrem: 500 } });
  });

  it("answers at once what was asked before", async () => {
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
    expect(price.client.requests).toHaveLength(2);
  });

  it("keeps the last price while the form is incomplete", async () => {
    const price = watch(bySum, thirty);
    await pass(0);
    price.ask(undefined);
    expect(price.state()).toMatchObject({ kind: "idle", last: { sumPrem: 300 } });
  });

  it("tells the rules that a trip breaks", async () => {
    const errorMsg = ["Страхуем путешественников до 80 лет включительно"];
    const fieldCodes = { "las.0.laBirthday": ["personTooOld"] };
    const price = watch(
      {
        calculateTravel: () => ({
          status: 200,
          data: aTravelQuote({ sumPrem: 0, errorMsg, fieldCodes }),
        }),
      },
      thirty,
    );
    await pass(0);
    expect(price.state()).toMatchObject({
      kind: "rejected",
      problem: { kind: "rules", errorMsg, fieldCodes },
    });
  });

  it("tells what a refusal says of the fields", async () => {
    const price = watch(
      {
        calculateTravel: () => ({
          status: 422,
          data: { message: "Проверьте данные", fieldCodes: { country: ["required"] } },
        }),
      },
      thirty,
    );
    await pass(0);
    expect(price.state()).toMatchObject({
      kind: "rejected",
      problem: { kind: "rules", errorMsg: ["Проверьте данные"] },
    });
  });

  it("passes on what is wrong with the promo code beside the price", async () => {
    const price = watch(
      {
        calculateTravel: () => ({
          status: 200,
          data: aTravelQuote({ couponErr: "Такого промокода нет" }),
        }),
      },
      thirty,
    );
    await pass(0);
    expect(price.state()).toMatchObject({
      kind: "ready",
      quote: { sumPrem: 100, couponErr: "Такого промокода нет" },
    });
  });

  it("asks again by itself, each time after a longer while", async () => {
    const times: number[] = [];
    const price = watch(
      {
        calculateTravel: () => {
          times.push(Date.now());
          if (times.length < 4) throw new NetworkError("lost");
          return answer(100);
        },
      },
      thirty,
    );
    await pass(0);
    expect(price.state()).toMatchObject({ kind: "rejected", problem: { kind: "unavailable" } });
    for (const wait of [2_000, 4_000, 8_000]) await pass(wait);
    const [first = 0] = times;
    expect(times.map((time) => time - first)).toEqual([0, 2_000, 6_000, 14_000]);
    expect(price.state()).toMatchObject({ kind: "ready", quote: { sumPrem: 100 } });
  });

  it("waits as long as the service asks after too many questions", async () => {
    let early = true;
    const price = watch(
      {
        calculateTravel: () => {
          if (early) throw new TooManyRequestsError("calculateTravel", 40);
          return answer(100);
        },
      },
      thirty,
    );
    await pass(0);
    expect(price.state()).toMatchObject({ problem: { kind: "tooMany", seconds: 40 } });
    early = false;
    await pass(39_000);
    expect(price.client.requests).toHaveLength(1);
    await pass(1_000);
    expect(price.state()).toMatchObject({ kind: "ready", quote: { sumPrem: 100 } });
  });

  it("asks again as soon as the network returns", async () => {
    let lost = true;
    const price = watch(
      {
        calculateTravel: () => {
          if (lost) throw new NetworkError("lost");
          return answer(100);
        },
      },
      thirty,
    );
    await pass(0);
    lost = false;
    await act(async () => {
      window.dispatchEvent(new Event("online"));
    });
    await pass(0);
    expect(price.state()).toMatchObject({ kind: "ready", quote: { sumPrem: 100 } });
    await pass(60_000);
    expect(price.client.requests).toHaveLength(2);
  });

  it("asks anew in another language, for its sentences", async () => {
    const price = watch(bySum, thirty);
    await pass(0);
    price.speak("en");
    await pass(200);
    expect(price.client.requests).toHaveLength(2);
  });

  it("asks anew when it is told that the price has moved", async () => {
    const prices = [100, 110];
    const price = watch({ calculateTravel: () => answer(prices.shift() ?? 0) }, thirty);
    await pass(0);
    price.refresh();
    await pass(200);
    expect(price.state()).toMatchObject({
      kind: "ready",
      quote: { sumPrem: 110 },
      before: { sumPrem: 100 },
    });
  });

  it("stops asking when it is not there any more", async () => {
    const price = watch(bySum, thirty);
    price.close();
    await pass(60_000);
    expect(price.client.requests).toEqual([]);
  });
});
