import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { QuoteState } from "../quote/quote-state.ts";
import { aShownQuote } from "../testing/builders.ts";
import { couponStateIn, useTravelCoupon } from "./use-travel-coupon.ts";

const ready = (valueAmount: number, couponErr = ""): QuoteState => ({
  kind: "ready",
  quote: aShownQuote({ sumPrem: 90, valueAmount, couponErr }),
});
const rules: QuoteState = {
  kind: "rejected",
  problem: { kind: "rules", errorMsg: ["…"], fieldCodes: {} },
};

describe("the promo code of a trip", () => {
  it.each<[string, QuoteState, object]>([
    ["", ready(0), { kind: "none" }],
    ["NAVRUZ10", { kind: "idle" }, { kind: "none" }],
    ["NAVRUZ10", { kind: "loading" }, { kind: "checking" }],
    ["NAVRUZ10", { kind: "rejected", problem: { kind: "unavailable" } }, { kind: "checking" }],
    ["NAVRUZ10", rules, { kind: "none" }],
    ["NAVRUZ10", ready(10), { kind: "applied", valueAmount: 10, sumPrem: 90 }],
    ["NOPE", ready(0, "Такого промокода нет"), { kind: "error", message: "Такого промокода нет" }],
  ])("%o is known by the price: %o", (code, quote, state) => {
    expect(couponStateIn(code, quote)).toMatchObject(state);
  });

  it("counts once it is applied, no longer when it is typed over", async () => {
    const { result } = renderHook(() => useTravelCoupon());
    const control = () => result.current.control(ready(10));
    act(() => control().setText(" NAVRUZ10 "));
    expect(result.current.code).toBe("");
    await act(() => control().apply());
    expect(result.current.code).toBe("NAVRUZ10");
    expect(control().state.kind).toBe("applied");
    act(() => control().setText("NAVRUZ1"));
    expect(result.current.code).toBe("");
  });

  it("asks for a code where there is none to apply", async () => {
    const { result } = renderHook(() => useTravelCoupon());
    await act(() => result.current.control(ready(0)).apply());
    expect(result.current.control(ready(0)).state).toMatchObject({
      kind: "error",
      problem: "empty",
    });
  });

  it("applies what stands typed before the order is sent", async () => {
    const { result } = renderHook(() => useTravelCoupon());
    act(() => result.current.control(ready(0)).setText("NAVRUZ10"));
    const settled = await act(() => result.current.control(ready(0)).settle());
    expect(settled.kind).toBe("checking");
    expect(result.current.code).toBe("NAVRUZ10");
  });

  it("leaves a typed code alone when another one comes", () => {
    const { result } = renderHook(() => useTravelCoupon());
    act(() => result.current.control(ready(0)).setText("OWN"));
    act(() => result.current.take("NAVRUZ10"));
    expect(result.current.control(ready(0)).text).toBe("OWN");
  });
});
