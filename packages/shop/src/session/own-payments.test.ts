import { createTestClient } from "@sughurta/api-client/testing";
import { createPayment } from "@sughurta/contracts/payment";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ownPayments, withOwnPayments } from "./own-payments.ts";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("payments of a shop", () => {
  it("are those started with its client, also after a reload", async () => {
    const data = { paymentId: "77aa", redirectUrl: "https://bank.example/77aa" };
    const client = createTestClient({ createPayment: () => ({ status: 201, data }) });
    const body = { policyId: "1", policyType: "travel", paymentOper: "vaslpay" } as const;
    await withOwnPayments(client, ownPayments({ place: 1 })).send(createPayment, {
      body,
      idempotencyKey: "a",
    });
    expect(ownPayments({ place: 1 }).has("77aa")).toBe(true);
    expect(ownPayments({ place: 2 }).has("77aa")).toBe(false);
    expect(ownPayments({ storageKey: "somon", place: 1 }).has("77aa")).toBe(false);
  });

  it("may be any where the browser has no storage: the insurer knows their owner", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    expect(ownPayments({ place: 1 }).has("77aa")).toBe(true);
  });
});
