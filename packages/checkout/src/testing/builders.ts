import type { ResponseOf } from "@sughurta/contracts/core";
import type { payment } from "@sughurta/contracts/payment";
import type { CouponControl, CouponState } from "../coupon/promo-code.tsx";

type PaymentState = ResponseOf<typeof payment, 200>;

/** A paid payment of a box, with changes. */
export function aPaymentState(changes: Partial<PaymentState> = {}): PaymentState {
  return {
    id: "pay-1",
    status: "paid",
    policyType: "box",
    policyId: "order-1",
    title: "Щит семьи",
    productSlug: "schit-semi",
    paymentOper: "dc",
    sumPrem: 225,
    policyNumber: "0000000013",
    policyCode: "K7Q4",
    startDate: "2026-03-02",
    endDate: "2027-03-01",
    receipt: null,
    ...changes,
  };
}

const NO_CODE: CouponState = { kind: "none" };

/** An empty promo code field, with changes. */
export function aCoupon(changes: Partial<CouponControl> = {}): CouponControl {
  return {
    state: NO_CODE,
    text: "",
    setText: () => undefined,
    apply: async () => NO_CODE,
    remove: () => undefined,
    refuse: () => undefined,
    applyPending: async () => NO_CODE,
    ...changes,
  };
}
