import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PaymentMethodDialog } from "../payment-method/payment-method-dialog.tsx";
import { PaymentResult } from "../result/payment-result.tsx";
import { aPaymentState } from "../testing/builders.ts";
import { renderScreen } from "../testing/render-screen.ts";

vi.mock("./receipt-upload.tsx", () => {
  throw new TypeError("Failed to fetch");
});

// React reports what a boundary caught.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

it("keeps the payment dialog open when the code to scan cannot be fetched", async () => {
  await renderScreen(
    <PaymentMethodDialog
      state={{
        step: "scanning",
        order: { orderId: "order-1", price: 225 },
        paymentId: "pay-1",
        redirectUrl: "https://bank.example/pay/1",
      }}
      phone="927123456"
      operators={["qr"]}
      onPay={() => {}}
      onClose={() => {}}
      onResult={() => {}}
    />,
  );
  expect(await screen.findByRole("alert")).toHaveTextContent("позвоните 5511");
  expect(screen.getByRole("dialog")).toBeVisible();
});

it("retains the result of the payment when the upload of the receipt cannot be fetched", async () => {
  const payment = aPaymentState({ status: "checking", paymentOper: "qr" });
  await renderScreen(
    <PaymentResult
      paymentId="pay-1"
      initial={payment}
      retryHref={() => undefined}
      onGoHome={() => {}}
    />,
    { payment: () => ({ status: 200, data: payment }) },
  );
  expect(await screen.findByRole("alert")).toHaveTextContent("Эта часть страницы не загрузилась");
  expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
});
