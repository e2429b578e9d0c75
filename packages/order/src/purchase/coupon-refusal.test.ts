import { describe, expect, it } from "vitest";
import { splitCouponRefusal } from "./coupon-refusal.ts";

const refusal = (
  fieldCodes: Record<string, string[]>,
  fieldMessages: Record<string, string[]> = {},
) => ({ message: "Проверьте заказ", code: "invalid", fieldCodes, fieldMessages });

describe("a refused order", () => {
  it("keeps what is said of its promo code for the field of the code", () => {
    expect(
      splitCouponRefusal(refusal({ coupon: ["couponExpired"] }, { coupon: ["Срок прошёл"] })),
    ).toEqual({ coupon: "Срок прошёл" });
  });

  it("says its general sentence at the promo code where there is none of its own", () => {
    expect(splitCouponRefusal(refusal({ couponCode: ["invalid"] }))).toEqual({
      coupon: "Проверьте заказ",
    });
  });

  it("leaves the rest to the form", () => {
    const { coupon, rest } = splitCouponRefusal(
      refusal({ coupon: ["couponExpired"], phone: ["invalid"] }),
    );
    expect(coupon).toBe("Проверьте заказ");
    expect(rest?.fieldCodes).toEqual({ phone: ["invalid"] });
  });

  it("is the form's alone without a word of the promo code", () => {
    const failure = refusal({ phone: ["invalid"] });
    expect(splitCouponRefusal(failure)).toEqual({ rest: failure });
  });
});
