import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderScreen } from "../testing/render-screen.ts";
import { CheckoutDialogs } from "./checkout-dialogs.tsx";

vi.mock("./payment-method-dialog.tsx", () => {
  throw new TypeError("Failed to fetch");
});

// React reports what a boundary caught.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

it("retains the order on the screen and shows instructions when the payment cannot be fetched", async () => {
  const cancel = vi.fn();
  const checkout = {
    state: { step: "choosing", order: { orderId: "order-1", price: 225 } },
    openPayment: undefined,
    pay: async () => {},
    confirmPrice: async () => {},
    reset: () => {},
    cancel,
  } as const;
  const { user } = await renderScreen(
    <>
      <input aria-label="Фамилия" defaultValue="Раҳимов" />
      <CheckoutDialogs checkout={checkout} policyType="box" phone="927123456" onResult={() => {}} />
    </>,
  );
  const dialog = await screen.findByRole("dialog", { name: "Эта часть страницы не загрузилась" });
  expect(dialog).toHaveTextContent("позвоните 5511");
  expect(screen.getByLabelText("Фамилия")).toHaveValue("Раҳимов");
  await user.click(within(dialog).getByRole("button", { name: "Закрыть" }));
  expect(cancel).toHaveBeenCalledTimes(1);
});
