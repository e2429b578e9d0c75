import { describe, expect, it } from "vitest";
import type { PaymentState } from "#src/platform/database/schema/sales.ts";
import { decidePayment } from "./settle-payment.ts";

const EXPIRES = new Date("2026-11-21T08:00:00Z");
const aPayment = (state: PaymentState) => ({
  state,
  amountDiram: 22_500,
  currency: "TJS",
  expiresAt: EXPIRES,
});
const aReport = (status: "open" | "paid" | "failed" | "cancelled", minutesBeforeExpiry = 5) => ({
  status,
  amountDiram: 22_500,
  currency: "TJS",
  occurredAt: new Date(EXPIRES.getTime() - minutesBeforeExpiry * 60_000),
});

describe("a provider report", () => {
  it.each<[PaymentState, "new" | "paid" | "review" | "expired", string]>([
    ["pending", "new", "paid"],
    ["submitted", "new", "paid"],
    ["failed", "new", "paid"],
    ["cancelled", "new", "paid"],
    ["superseded", "new", "paid"],
    ["expired", "new", "review"],
    ["pending", "paid", "review"],
    ["superseded", "paid", "review"],
    ["pending", "review", "review"],
    ["pending", "expired", "review"],
    ["paid", "paid", "keep"],
    ["review", "review", "keep"],
    ["refunding", "expired", "keep"],
    ["refunded", "expired", "keep"],
    ["closed", "expired", "review"],
    ["closed", "new", "review"],
  ])("of paid, for a payment %s of an order %s, leads to: %s", (state, orderState, to) => {
    expect(decidePayment(aPayment(state), { state: orderState }, aReport("paid")).to).toBe(to);
  });

  it.each<[PaymentState, "failed" | "cancelled", string]>([
    ["pending", "failed", "failed"],
    ["pending", "cancelled", "cancelled"],
    ["submitted", "cancelled", "keep"],
    ["paid", "failed", "keep"],
    ["expired", "failed", "keep"],
    ["superseded", "cancelled", "keep"],
  ])("for a payment %s that %s, leads to: %s", (state, status, to) => {
    expect(decidePayment(aPayment(state), { state: "new" }, aReport(status)).to).toBe(to);
  });

  it("changes nothing of a payment without an outcome at the provider", () => {
    expect(decidePayment(aPayment("pending"), { state: "new" }, aReport("open")).to).toBe("keep");
  });

  it("sends money paid well after the end to review, and tolerates one minute of clock difference", () => {
    const decide = (minutes: number) =>
      decidePayment(aPayment("pending"), { state: "new" }, aReport("paid", minutes));
    expect(decide(-0.5).to).toBe("paid");
    expect(decide(-2)).toEqual({ to: "review", reason: "afterExpiry" });
  });
});
