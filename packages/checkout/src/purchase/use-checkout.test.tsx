import { NetworkError, TooManyRequestsError } from "@sughurta/api-client";
import { ApiClientProvider } from "@sughurta/api-client/react";
import { createTestClient, type TestResponses } from "@sughurta/api-client/testing";
import type { PaymentStatus } from "@sughurta/contracts/payment";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aPaymentState } from "../testing/builders.ts";
import type { SaveResponse } from "./checkout-state.ts";
import { useCheckout } from "./use-checkout.ts";

interface Order {
  readonly name: string;
}
type Save = (
  order: Order,
  context: { price: number; idempotencyKey: string },
) => Promise<SaveResponse>;

const saved: SaveResponse = { status: 201, data: { id: "order-1", sumPrem: 225 } };
const bank = (redirectUrl = "https://bank.example/pay/1"): TestResponses => ({
  createPayment: () => ({ status: 201, data: { redirectUrl, paymentId: "pay-1" } }),
});

afterEach(() => localStorage.clear());

function open(save: Save, responses: TestResponses = bank()) {
  const client = createTestClient(responses);
  const leaveTo = vi.fn();
  const view = renderHook(
    () =>
      useCheckout<Order>({
        policyType: "box",
        name: "box-schit-semi",
        save,
        allowedOrigins: ["https://bank.example"],
        leaveTo,
      }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <ApiClientProvider client={client}>{children}</ApiClientProvider>
      ),
    },
  );
  const checkout = () => view.result.current;
  const submit = (order: Order = { name: "M" }, price = 225) =>
    act(() => checkout().submit(order, price));
  const payments = () => client.requests.filter(({ name }) => name === "createPayment");
  return {
    checkout,
    submit,
    pay: (o = "dc" as const) => act(() => checkout().pay(o)),
    leaveTo,
    payments,
    view,
  };
}

const getKeys = (save: ReturnType<typeof vi.fn<Save>>) =>
  save.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);

const backFromBank = () => Object.assign(new Event("pageshow"), { persisted: true });

describe("useCheckout", () => {
  it("saves, lets the buyer choose, pays and redirects to the bank", async () => {
    const { checkout, submit, pay, leaveTo } = open(vi.fn<Save>().mockResolvedValue(saved));
    await submit();
    expect(checkout().state).toEqual({
      step: "choosing",
      order: { orderId: "order-1", price: 225 },
    });
    await pay();
    expect(checkout().state.step).toBe("leaving");
    expect(leaveTo).toHaveBeenCalledExactlyOnceWith("https://bank.example/pay/1");
  });

  it.each([
    ["comes back from the bank", () => window.dispatchEvent(backFromBank()), 0],
    ["stops the page of the bank on its way", () => {}, 10_000],
  ])("lets a buyer who %s pay again", async (_, comeBack, waitMs) => {
    const { checkout, submit, pay } = open(vi.fn<Save>().mockResolvedValue(saved));
    await submit();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await pay();
    expect(checkout().state.step).toBe("leaving");
    act(() => {
      comeBack();
      vi.advanceTimersByTime(waitMs);
    });
    vi.useRealTimers();
    expect(checkout().state).toEqual({
      step: "choosing",
      order: { orderId: "order-1", price: 225 },
    });
  });

  it("creates one order on a double click", async () => {
    const save = vi.fn<Save>().mockResolvedValue(saved);
    const { checkout } = open(save);
    await act(async () => {
      await Promise.all([
        checkout().submit({ name: "M" }, 225),
        checkout().submit({ name: "M" }, 225),
      ]);
    });
    expect(save).toHaveBeenCalledTimes(1);
  });

  it("repeats a lost request with the same key, also after a reload", async () => {
    const save = vi.fn<Save>().mockRejectedValueOnce(new NetworkError("lost"));
    save.mockResolvedValue(saved);
    const before = open(save);
    await before.submit();
    expect(before.checkout().state).toEqual({ step: "editing", problem: "network" });
    await before.submit();
    before.view.unmount();
    const after = open(save);
    await after.submit();
    const [first, second, third] = getKeys(save);
    expect(second).toBe(first);
    expect(third).toBe(first);
  });

  it("distinguishes too many requests from a lost connection and repeats the same order", async () => {
    const save = vi.fn<Save>().mockRejectedValueOnce(new TooManyRequestsError("saveBox", 12));
    save.mockResolvedValue(saved);
    const { checkout, submit } = open(save);
    await submit();
    expect(checkout().state).toEqual({ step: "editing", problem: "tooMany", seconds: 12 });
    await submit();
    expect(checkout().state.step).toBe("choosing");
    const [first, second] = getKeys(save);
    expect(second).toBe(first);
  });

  it("uses a new key for other content", async () => {
    const save = vi.fn<Save>().mockResolvedValue(saved);
    const { submit } = open(save);
    await submit({ name: "M" });
    await submit({ name: "N" });
    await submit({ name: "N" }, 240);
    expect(new Set(getKeys(save)).size).toBe(3);
  });

  it("uses a new key when the server has the old one for another order", async () => {
    const save = vi.fn<Save>().mockResolvedValueOnce({
      status: 409,
      data: { message: "", code: "idempotencyMismatch", fieldCodes: {}, fieldMessages: {} },
    });
    save.mockResolvedValue(saved);
    const { checkout, submit } = open(save);
    await submit();
    expect(checkout().state.step).toBe("choosing");
    expect(new Set(getKeys(save)).size).toBe(2);
  });

  it("shows a changed price and saves only after the buyer agrees to it", async () => {
    const save = vi.fn<Save>().mockResolvedValueOnce({
      status: 409,
      data: { code: "priceChanged", sumPrem: 240 },
    });
    save.mockResolvedValue({ status: 201, data: { id: "order-1", sumPrem: 240 } });
    const { checkout, submit } = open(save);
    await submit();
    expect(checkout().state).toEqual({ step: "priceChanged", oldPrice: 225, newPrice: 240 });
    await act(() => checkout().confirmPrice());
    expect(save.mock.calls[1]?.[1].price).toBe(240);
    expect(checkout().state.step).toBe("choosing");
  });

  it("retains the order and the key when the bank is unavailable", async () => {
    let down = true;
    const { checkout, submit, pay, payments } = open(vi.fn<Save>().mockResolvedValue(saved), {
      createPayment: () => {
        if (!down) return { status: 201, data: { redirectUrl: "/sandbox/1", paymentId: "p" } };
        down = false;
        return { status: 503, data: { message: "", code: "providerUnavailable" } };
      },
    });
    await submit();
    await pay();
    expect(checkout().state).toMatchObject({ step: "choosing", problem: "providerUnavailable" });
    await pay();
    expect(checkout().state.step).toBe("leaving");
    const [first, second] = payments();
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it.each(["orderOnHold", "orderRefused"])(
    "retains the order when the insurer answers %s, and pays it once it is released",
    async (code) => {
      let isWithheld = true;
      const { checkout, submit, pay, payments } = open(vi.fn<Save>().mockResolvedValue(saved), {
        createPayment: () => {
          if (!isWithheld) {
            return { status: 201, data: { redirectUrl: "/sandbox/1", paymentId: "p" } };
          }
          isWithheld = false;
          return { status: 409, data: { message: "", code } };
        },
      });
      await submit();
      await pay();
      expect(checkout().state).toMatchObject({ step: "choosing", problem: code });
      await pay();
      expect(checkout().state.step).toBe("leaving");
      const [first, second] = payments();
      expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    },
  );

  it.each(["javascript:alert(1)", "https://evil.example/pay"])(
    "refuses to go to %s",
    async (url) => {
      const { checkout, submit, pay, leaveTo } = open(
        vi.fn<Save>().mockResolvedValue(saved),
        bank(url),
      );
      await submit();
      await pay();
      expect(checkout().state).toMatchObject({ step: "choosing", problem: "refusedRedirect" });
      expect(leaveTo).not.toHaveBeenCalled();
    },
  );

  it.each<[PaymentStatus, string, number]>([
    ["checking", "leaving", 2],
    ["failed", "leaving", 2],
    ["expired", "leaving", 2],
    ["paid", "alreadyPaid", 1],
  ])("queries the earlier payment: %s → %s", async (status, step, keys) => {
    const save = vi.fn<Save>().mockResolvedValue(saved);
    const responses: TestResponses = {
      ...bank(),
      payment: () => ({ status: 200, data: aPaymentState({ status }) }),
    };
    const first = open(save, responses);
    await first.submit();
    await first.pay();
    first.view.unmount();
    const back = open(save, responses);
    await back.submit();
    await back.pay();
    expect(back.checkout().state.step).toBe(step);
    const all = [...first.payments(), ...back.payments()];
    expect(new Set(all.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(keys);
  });

  it.each([
    ["dc", "none", "checking"],
    ["qr", "none", "qr"],
    ["qr", "submitted", "checking"],
  ] as const)(
    "detects when starting a payment by %s (receipt: %s) that another tab has started one",
    async (paymentOper, receipt, kind) => {
      let status: PaymentStatus = "checking";
      const responses: TestResponses = {
        ...bank(),
        payment: () => ({ status: 200, data: aPaymentState({ status, paymentOper, receipt }) }),
      };
      const save = vi.fn<Save>().mockResolvedValue(saved);
      const other = open(save, responses);
      const { checkout } = open(save, responses);
      expect(checkout().openPayment).toBeUndefined();
      await other.submit();
      await other.pay();
      await act(async () => document.dispatchEvent(new Event("visibilitychange")));
      expect(checkout().openPayment).toEqual({ paymentId: "pay-1", kind });
      const reloaded = open(save, responses);
      await waitFor(() => expect(reloaded.checkout().openPayment?.kind).toBe(kind));

      status = "paid";
      await act(async () => document.dispatchEvent(new Event("visibilitychange")));
      expect(checkout().openPayment?.kind).toBe("paid");
    },
  );

  it("queries the earlier payment also when the order was corrected in the meantime", async () => {
    let status: PaymentStatus = "checking";
    const responses: TestResponses = {
      ...bank(),
      payment: () => ({ status: 200, data: aPaymentState({ status }) }),
    };
    const first = open(vi.fn<Save>().mockResolvedValue(saved), responses);
    await first.submit();
    await first.pay();
    const back = open(vi.fn<Save>().mockResolvedValue(saved), responses);
    await waitFor(() => expect(back.checkout().openPayment?.kind).toBe("checking"));
    await back.submit({ name: "corrected" });
    status = "paid";
    await back.pay();
    expect(back.checkout().state.step).toBe("alreadyPaid");
    expect(back.payments()).toEqual([]);
  });

  it("shows that the first payment is still being checked", async () => {
    const { checkout, submit, pay } = open(vi.fn<Save>().mockResolvedValue(saved), {
      createPayment: () => ({
        status: 409,
        data: { message: "", code: "paymentChecking", fieldCodes: {}, fieldMessages: {} },
      }),
    });
    await submit();
    await pay();
    expect(checkout().state).toMatchObject({ step: "choosing", problem: "paymentChecking" });
  });

  it("shows a price that changed before paying and pays it when pressed again", async () => {
    let asked = 0;
    const { checkout, submit, pay, leaveTo } = open(vi.fn<Save>().mockResolvedValue(saved), {
      createPayment: () => {
        asked += 1;
        return asked === 1
          ? { status: 409, data: { code: "priceChanged", sumPrem: 240 } }
          : { status: 201, data: { redirectUrl: "https://bank.example/1", paymentId: "p" } };
      },
    });
    await submit();
    await pay();
    expect(checkout().state).toMatchObject({ order: { price: 240 }, oldPrice: 225 });
    await pay();
    expect(leaveTo).toHaveBeenCalledTimes(1);
  });

  it("passes the server's refusal to the form", async () => {
    const failure = { message: "", code: "invalid", fieldCodes: {}, fieldMessages: {} };
    const { checkout, submit } = open(
      vi.fn<Save>().mockResolvedValue({ status: 422, data: failure }),
    );
    await submit();
    expect(checkout().state).toEqual({ step: "refused", failure });
  });

  it("shows a code to scan for QR", async () => {
    const { checkout, submit } = open(vi.fn<Save>().mockResolvedValue(saved));
    await submit();
    await act(() => checkout().pay("qr"));
    expect(checkout().state).toMatchObject({
      step: "scanning",
      paymentId: "pay-1",
      redirectUrl: "https://bank.example/pay/1",
    });
  });

  it("buys the same again only on request", async () => {
    const save = vi.fn<Save>().mockResolvedValue(saved);
    const { checkout, submit } = open(save);
    await submit();
    act(() => checkout().reset());
    await submit();
    expect(new Set(getKeys(save)).size).toBe(2);
  });

  it("stores no personal data in the browser", async () => {
    const { submit } = open(vi.fn<Save>().mockResolvedValue(saved));
    await submit({ name: "Саидова A12345678" });
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/Саидова|12345678/);
  });
});
