import { createTestClient } from "@sughurta/api-client/testing";
import { clearCoupon } from "@sughurta/checkout";
import { act, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { Quote, QuoteState } from "../quote/quote-state.ts";
import { aQuote } from "../testing/example-quote.ts";
import {
  couponStateIn,
  type QuotedCoupon,
  splitCouponRefusal,
  useQuotedCoupon,
} from "./use-quoted-coupon.ts";

const client = createTestClient({});
const ready = (valueAmount: number, couponErr = ""): QuoteState<Quote> => ({
  kind: "ready",
  quote: aQuote({ sumPrem: 90, valueAmount, couponErr }),
});
const noPrice = () => undefined;
const priced =
  (valueAmount: number, couponErr = "") =>
  async () =>
    ({
      kind: "quote",
      quote: aQuote({ sumPrem: 100 - valueAmount, valueAmount, couponErr }),
    }) as const;
const rules: QuoteState<Quote> = {
  kind: "rejected",
  problem: { kind: "rules", errorMsg: ["…"], fieldCodes: {} },
};

afterEach(() => localStorage.clear());

describe("the promo code of an order with a live price", () => {
  it.each<[string, QuoteState<Quote>, object]>([
    ["", ready(0), { kind: "none" }],
    ["NAVRUZ10", { kind: "idle" }, { kind: "waiting", code: "NAVRUZ10" }],
    ["NAVRUZ10", { kind: "loading" }, { kind: "checking" }],
    ["NAVRUZ10", { kind: "rejected", problem: { kind: "unavailable" } }, { kind: "checking" }],
    ["NAVRUZ10", rules, { kind: "waiting" }],
    ["NAVRUZ10", ready(10), { kind: "applied", valueAmount: 10, sumPrem: 90 }],
    ["NOPE", ready(0, "Такого промокода нет"), { kind: "error", message: "Такого промокода нет" }],
  ])("%o has the state of the price response: %o", (code, quote, state) => {
    expect(couponStateIn(code, quote)).toMatchObject(state);
  });

  it("counts once it is applied, no longer when it is edited", async () => {
    const { result } = renderHook(() => useQuotedCoupon(client, "example"));
    const control = () => result.current.control(ready(10), noPrice);
    act(() => control().setText(" NAVRUZ10 "));
    expect(result.current.code).toBe("");
    await act(() => control().apply());
    expect(result.current.code).toBe("NAVRUZ10");
    expect(control().state.kind).toBe("applied");
    act(() => control().setText("NAVRUZ1"));
    expect(result.current.code).toBe("");
  });

  it("requires a code where there is none to apply", async () => {
    const { result } = renderHook(() => useQuotedCoupon(client, "example"));
    await act(() => result.current.control(ready(0), noPrice).apply());
    expect(result.current.control(ready(0), noPrice).state).toMatchObject({
      kind: "error",
      problem: "empty",
    });
  });

  it.each<[string, Parameters<QuotedCoupon["control"]>[1], object, string]>([
    ["applied", priced(10), { kind: "applied", sumPrem: 90 }, "NAVRUZ10"],
    ["refused", priced(0, "Срок прошёл"), { kind: "error", message: "Срок прошёл" }, "NAVRUZ10"],
    ["not checked", () => Promise.reject(new Error()), { kind: "error" }, ""],
  ])("requests the price with a typed code: %s", async (_, askPrice, state, code) => {
    const { result } = renderHook(() => useQuotedCoupon(client, "example"));
    act(() => result.current.control(ready(0), askPrice).setText("NAVRUZ10"));
    const response = await act(() => result.current.control(ready(0), askPrice).applyPending());
    expect(response).toMatchObject(state);
    expect(result.current.code).toBe(code);
    expect(result.current.control(ready(0), askPrice).text).toBe("NAVRUZ10");
  });

  it("calculates without a code that cannot be checked, and says so", () => {
    const { result } = renderHook(() => useQuotedCoupon(client, "example", "NAVRUZ10"));
    expect(result.current.code).toBe("NAVRUZ10");
    act(() => result.current.dropCoupon({ kind: "unavailable" }));
    expect(result.current.code).toBe("");
    expect(result.current.control(ready(0), noPrice).state).toMatchObject({
      kind: "error",
      code: "NAVRUZ10",
      problem: "unavailable",
    });
  });

  it("does not apply a removed code again in this order", () => {
    const first = renderHook(() => useQuotedCoupon(client, "example", "NAVRUZ10"));
    act(() => first.result.current.control(ready(10), noPrice).remove());
    first.unmount();
    const second = renderHook(() => useQuotedCoupon(client, "example", "NAVRUZ10"));
    expect(second.result.current.code).toBe("");
    act(() => second.result.current.take("NAVRUZ10"));
    expect(second.result.current.code).toBe("");
    second.unmount();
    clearCoupon(client, "example");
    expect(
      renderHook(() => useQuotedCoupon(client, "example", "NAVRUZ10")).result.current.code,
    ).toBe("NAVRUZ10");
  });

  it("does not replace a typed code when another one arrives", () => {
    const { result } = renderHook(() => useQuotedCoupon(client, "example"));
    act(() => result.current.control(ready(0), noPrice).setText("OWN"));
    act(() => result.current.take("NAVRUZ10"));
    expect(result.current.control(ready(0), noPrice).text).toBe("OWN");
  });
});

const refusal = (
  fieldCodes: Record<string, string[]>,
  fieldMessages: Record<string, string[]> = {},
) => ({ message: "Проверьте заказ", code: "invalid", fieldCodes, fieldMessages });

describe("a refused order", () => {
  it("shows the promo code's errors at the field of the code", () => {
    expect(
      splitCouponRefusal(refusal({ coupon: ["couponExpired"] }, { coupon: ["Срок прошёл"] })),
    ).toEqual({ coupon: "Срок прошёл" });
  });

  it("shows its general message at the promo code where the code has none", () => {
    expect(splitCouponRefusal(refusal({ couponCode: ["invalid"] }))).toEqual({
      coupon: "Проверьте заказ",
    });
  });

  it("shows the other errors in the form", () => {
    const { coupon, rest } = splitCouponRefusal(
      refusal({ coupon: ["couponExpired"], phone: ["invalid"] }),
    );
    expect(coupon).toBe("Проверьте заказ");
    expect(rest?.fieldCodes).toEqual({ phone: ["invalid"] });
  });

  it("belongs to the form alone without errors of the promo code", () => {
    const failure = refusal({ phone: ["invalid"] });
    expect(splitCouponRefusal(failure)).toEqual({ rest: failure });
  });
});
