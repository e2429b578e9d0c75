import { NetworkError } from "@sughurta/api-client";
import type { TestResponses } from "@sughurta/api-client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CheckoutProblem } from "../purchase/checkout-problem.tsx";
import type { SaveResponse } from "../purchase/checkout-state.ts";
import { useCheckout } from "../purchase/use-checkout.ts";
import { renderScreen } from "../testing/render-screen.ts";
import { CheckoutDialogs } from "./checkout-dialogs.tsx";
import { SavedOrderProvider } from "./saved-order-step.tsx";

afterEach(() => localStorage.clear());

const saved: SaveResponse = { status: 201, data: { id: "order-1", sumPrem: 225 } };
const bank: TestResponses = {
  createPayment: () => ({
    status: 201,
    data: { redirectUrl: "https://bank.example/pay/1", paymentId: "pay-1" },
  }),
};

type Save = () => Promise<SaveResponse>;

interface OrderProps {
  readonly save: Save;
  readonly dueNow?: number | undefined;
  readonly leaveTo: (address: string) => void;
  readonly onResult: (paymentId: string | undefined) => void;
}

function Order({ save, dueNow, leaveTo, onResult }: OrderProps) {
  const checkout = useCheckout<object>({
    policyType: "box",
    name: "box-a",
    save,
    allowedOrigins: ["https://bank.example"],
    leaveTo,
  });
  return (
    <>
      <button type="button" onClick={() => void checkout.submit({}, 225)}>
        Купить
      </button>
      <CheckoutProblem state={checkout.state} onResult={onResult} />
      <CheckoutDialogs
        checkout={checkout}
        policyType="box"
        phone="927123456"
        dueNow={dueNow}
        later={dueNow === undefined ? undefined : [{ date: "2026-04-02", sum: 225 - dueNow }]}
        onResult={onResult}
      />
    </>
  );
}

async function buy(responses: TestResponses, save: Save = async () => saved, dueNow?: number) {
  const leaveTo = vi.fn();
  const onResult = vi.fn();
  const order = <Order save={save} dueNow={dueNow} leaveTo={leaveTo} onResult={onResult} />;
  const rendered = await renderScreen(order, responses);
  await rendered.user.click(screen.getByRole("button", { name: "Купить" }));
  return { ...rendered, leaveTo, onResult };
}

describe("a saved order that continues in another way", () => {
  it("shows that in place of the payment, and returns to the form", async () => {
    const save = async () => saved;
    const { user } = await renderScreen(
      <SavedOrderProvider
        render={({ orderId, price }, onClose) => (
          <button type="button" onClick={onClose}>{`${orderId}: ${price}`}</button>
        )}
      >
        <Order save={save} leaveTo={vi.fn()} onResult={vi.fn()} />
      </SavedOrderProvider>,
      bank,
    );
    await user.click(screen.getByRole("button", { name: "Купить" }));
    await user.click(await screen.findByRole("button", { name: "order-1: 225" }));
    expect(screen.queryByRole("button", { name: "order-1: 225" })).not.toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("CheckoutDialogs", () => {
  it("offers the operators of boxes and redirects to the chosen one's page", async () => {
    const { user, client, leaveTo } = await buy(bank);
    const dialog = await screen.findByRole("dialog", { name: /Как вы хотите заплатить/ });
    const names = within(dialog)
      .getAllByRole("radio")
      .map((radio) => radio.getAttribute("value"));
    expect(names).toEqual(["vaslpay", "dc", "payler", "qr"]);
    expect(within(dialog).getByText(/по SMS на/)).toHaveTextContent("на (992) 92-712-3456.");
    await user.click(within(dialog).getByRole("radio", { name: /DC Pay \(Corti Milli\)/ }));
    await user.click(within(dialog).getByRole("button", { name: /^Оплатить/ }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith("https://bank.example/pay/1"));
    expect(client.requests.at(-1)?.body).toMatchObject({ paymentOper: "dc", policyType: "box" });
  });

  it("shows the first instalment and the price of the whole policy", async () => {
    await buy(bank, undefined, 112.5);
    const dialog = await screen.findByRole("dialog", { name: /Как вы хотите заплатить/ });
    expect(within(dialog).getByText("К оплате сейчас")).toBeVisible();
    const [now, later, onButton] = within(dialog).getAllByText(/^112,50/);
    expect(now).toBeVisible();
    expect(later).toBeVisible();
    expect(onButton?.closest("button")).toHaveTextContent("Оплатить 112,50");
    expect(within(dialog).getByText("Ещё оплатить не позже 02.04.2026")).toBeVisible();
    expect(within(dialog).getByText(/через 15 дней после срока защита приостан/)).toBeVisible();
    expect(dialog).toHaveTextContent("Это первая часть. Весь полис стоит 225 TJS.");
    expect(within(dialog).getByText(/^225/)).toHaveAttribute("translate", "no");
  });

  it("shows that the bank is unavailable and allows a retry", async () => {
    const { user } = await buy({
      createPayment: () => ({ status: 503, data: { message: "", code: "providerUnavailable" } }),
    });
    await user.click(await screen.findByRole("button", { name: /^Оплатить/ }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Банк сейчас не отвечает");
    expect(screen.getByRole("button", { name: /^Оплатить/ })).toBeVisible();
  });

  it("shows the old and the new price and asks", async () => {
    const save = vi
      .fn<Save>()
      .mockResolvedValue(saved)
      .mockResolvedValueOnce({ status: 409, data: { code: "priceChanged", sumPrem: 240 } });
    const { user } = await buy(bank, save);
    const dialog = await screen.findByRole("dialog", { name: "Цена изменилась" });
    expect(within(dialog).getByText(/225/)).toBeVisible();
    await user.click(within(dialog).getByRole("button", { name: /Принять цену 240/ }));
    expect(await screen.findByRole("dialog", { name: /Как вы хотите/ })).toBeVisible();
  });

  it("shows a code for QR, then accepts the receipt", async () => {
    const { user, onResult } = await buy({
      ...bank,
      uploadReceipt: () => ({
        status: 200,
        data: { success: true, amountPaid: 225, minimumRequired: 225, paymentDate: "2026-03-02" },
      }),
    });
    await user.click(await screen.findByRole("radio", { name: /QR/ }));
    await user.click(screen.getByRole("button", { name: /^Оплатить/ }));
    expect(await screen.findByRole("img", { name: "QR-код для оплаты" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: /отправить чек/ }));
    await user.click(await screen.findByRole("button", { name: "Отправить чек" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Выберите файл чека");
    await user.upload(
      screen.getByLabelText(/Файл чека/),
      new File(["%PDF-1.7 %%EOF"], "check.pdf", { type: "application/pdf" }),
    );
    await user.click(screen.getByRole("button", { name: "Отправить чек" }));
    await waitFor(() => expect(onResult).toHaveBeenCalledWith("pay-1"));
  });

  it("opens the page that accepts the receipt later", async () => {
    const { user, onResult } = await buy(bank);
    await user.click(await screen.findByRole("radio", { name: /QR/ }));
    await user.click(screen.getByRole("button", { name: /^Оплатить/ }));
    await user.click(await screen.findByRole("button", { name: "Пришлю чек позже" }));
    expect(onResult).toHaveBeenCalledWith("pay-1");
    expect(screen.queryByText(/Чек не отправлен/)).not.toBeInTheDocument();
  });

  it("shows instructions when the code was closed before a receipt was sent", async () => {
    const { user, onResult } = await buy(bank);
    await user.click(await screen.findByRole("radio", { name: /QR/ }));
    await user.click(screen.getByRole("button", { name: /^Оплатить/ }));
    await screen.findByRole("img", { name: "QR-код для оплаты" });
    await user.click(screen.getByRole("button", { name: "Закрыть" }));
    expect(await screen.findByText(/Чек не отправлен/)).toHaveTextContent("5511");
    await user.click(screen.getByRole("button", { name: "Отправить чек" }));
    expect(onResult).toHaveBeenCalledWith("pay-1");
  });

  it("shows that the connection was lost and nothing else", async () => {
    const save = vi.fn<Save>().mockRejectedValueOnce(new NetworkError("lost"));
    await buy(bank, save);
    expect(await screen.findByRole("alert")).toHaveTextContent("второго заказа не будет");
  });

  it("shows that the order is already paid", async () => {
    const { user, onResult } = await buy({
      createPayment: () => ({ status: 409, data: { message: "", code: "alreadyPaid" } }),
    });
    await user.click(await screen.findByRole("button", { name: /^Оплатить/ }));
    await user.click(await screen.findByRole("button", { name: "Показать полис" }));
    expect(onResult).toHaveBeenCalledTimes(1);
  });
});
