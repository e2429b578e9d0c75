import { describe, expect, it } from "vitest";
import { splitCouponRefusal } from "./coupon-refusal.ts";

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
