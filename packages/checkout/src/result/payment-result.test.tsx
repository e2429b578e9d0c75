import { TooManyRequestsError } from "@sughurta/api-client";
import type { TestResponses } from "@sughurta/api-client/testing";
import type { PaymentStatus } from "@sughurta/contracts/payment";
import { sentence } from "@sughurta/screen-testing";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aPaymentState } from "../testing/builders.ts";
import { renderScreen } from "../testing/render-screen.ts";
import { PaymentResult } from "./payment-result.tsx";

afterEach(() => vi.useRealTimers());

const notFound = { status: 404, data: { message: "", code: "notFound" } } as const;
const paid: TestResponses = { payment: () => ({ status: 200, data: aPaymentState() }) };

async function show(responses: TestResponses, paymentId?: string) {
  const onGoHome = vi.fn();
  const onPaid = vi.fn();
  const rendered = await renderScreen(
    <PaymentResult
      paymentId={paymentId}
      retryHref={({ productSlug }) => `/boxes/order/${productSlug}`}
      onGoHome={onGoHome}
      onPaid={onPaid}
    />,
    responses,
  );
  return { ...rendered, onGoHome, onPaid };
}

describe("PaymentResult", () => {
  it("shows number, dates, sum and next steps once paid", async () => {
    const { onPaid } = await show(paid, "pay-1");
    expect(await screen.findByRole("heading", { level: 1, name: "Полис оплачен" })).toBeVisible();
    expect(screen.getByRole("article")).toHaveTextContent("0000000013");
    expect(screen.getByText("с 02.03.2026 по 01.03.2027")).toBeVisible();
    expect(screen.getByRole("button", { name: /Скачать полис/ })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Что дальше" })).toBeVisible();
    await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
  });

  it("links to the fiscal receipt, or says that it is sent by email", async () => {
    const fiscalReceipt = { number: "F-77", url: "https://till.example/F-77" };
    const state = (data: object) => ({
      payment: () => ({ status: 200, data: { ...aPaymentState(), ...data } }) as const,
    });
    await show(state({ fiscalReceipt }), "pay-1");
    const link = await screen.findByRole("link", { name: /Кассовый чек № F-77/ });
    expect(link).toHaveAttribute("href", fiscalReceipt.url);
    cleanup();
    await show(state({ fiscalReceipt: {} }), "pay-1");
    expect(await screen.findByText(/Кассовый чек придёт на почту/)).toBeVisible();
  });

  it("is a sheet with its code and a phone number, and shares both where the browser supports it", async () => {
    const share = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { share }));
    const verifyUrl = (number: string) => `https://shop.example/verify/${number}`;
    const { user } = await renderScreen(
      <PaymentResult paymentId="pay-1" onGoHome={() => {}} verifyUrl={verifyUrl} />,
      paid,
    );
    const sheet = within(await screen.findByRole("article"));
    expect(sheet.getByRole("heading", { level: 2, name: "Щит семьи" })).toBeVisible();
    expect(await sheet.findByRole("img", { name: "QR-код для проверки полиса" })).toBeVisible();
    expect(sheet.getByRole("link", { name: "Позвонить 5511" })).toHaveAttribute("href", "tel:5511");
    await user.click(sheet.getByRole("button", { name: "Поделиться" }));
    expect(share).toHaveBeenCalledWith({
      text: "Щит семьи, полис 0000000013",
      url: verifyUrl("0000000013"),
    });
    vi.unstubAllGlobals();
  });

  it("names the number that works from abroad first to who travels", async () => {
    await show(
      { payment: () => ({ status: 200, data: aPaymentState({ policyType: "travel" }) }) },
      "pay-1",
    );
    expect(await screen.findAllByText(/\+992 44 600 55 11, 5511/)).not.toHaveLength(0);
  });

  it("shows for a policy in instalments the paid amount, the remaining amount and the due dates", async () => {
    const instalments = [
      { part: 1, sumPrem: 225, dueOn: "2026-03-02", paidOn: "2026-03-02" },
      { part: 2, sumPrem: 112.5, dueOn: "2026-04-02" },
    ];
    await show({ payment: () => ({ status: 200, data: aPaymentState({ instalments }) }) }, "pay-1");
    const title = "Полис оформлен, первая часть оплачена";
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(screen.getByText("Ещё оплатить не позже 02.04.2026")).toBeVisible();
    expect(screen.getByText(/112,50/)).toBeVisible();
  });

  it.each([
    ["refunding", "Возвращаем деньги", /Вернём 225.* до 16\.03\.2026/],
    ["refunded", "Деньги возвращены", /Мы отправили вам 225/],
  ] as const)(
    "shows for money %s the amount and the date, and offers to order again",
    async (status, title, text) => {
      const data = aPaymentState({ status, refund: 225, refundBy: "2026-03-16" });
      await show({ payment: () => ({ status: 200, data }) }, "pay-1");
      expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
      expect(screen.getByText(sentence(text))).toBeVisible();
      expect(screen.getByRole("link", { name: "Попробовать ещё раз" })).toBeVisible();
      expect(screen.queryByRole("button", { name: "Проверить сейчас" })).toBeNull();
    },
  );

  it("does not mention a policy for a refunded later instalment without one", async () => {
    const data = aPaymentState({ status: "refunding", part: 2, refund: 112.5 });
    await show({ payment: () => ({ status: 200, data }) }, "pay-1");
    expect(await screen.findByText(/платёж по полису не принят/)).toBeVisible();
  });

  it("shows that a later instalment was paid", async () => {
    const data = aPaymentState({ part: 2, policyCode: undefined, instalments: [] });
    await show({ payment: () => ({ status: 200, data }) }, "pay-1");
    expect(await screen.findByRole("heading", { level: 1, name: "Платёж получен" })).toBeVisible();
  });

  it("polls while the payment is checked", async () => {
    vi.useFakeTimers();
    const states = (["checking", "checking", "paid"] as const).map((status) =>
      aPaymentState({ status }),
    );
    await show(
      { payment: () => ({ status: 200, data: states.shift() ?? aPaymentState() }) },
      "pay-1",
    );
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByRole("heading", { name: "Проверяем оплату" })).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(screen.getByRole("heading", { name: "Полис оплачен" })).toBeVisible();
  });

  it("waits as long as the service requires, without mentioning the connection", async () => {
    vi.useFakeTimers();
    const payment = vi.fn(() => ({ status: 200, data: aPaymentState() }) as const);
    payment.mockImplementationOnce(() => {
      throw new TooManyRequestsError("payment", 20);
    });
    await show({ payment }, "pay-1");
    await act(() => vi.advanceTimersByTimeAsync(19_000));
    expect(screen.getByRole("heading", { name: "Проверяем оплату" })).toBeVisible();
    expect(payment).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole("heading", { name: "Полис оплачен" })).toBeVisible();
  });

  it("waits for the receipt of a QR payment and then checks it", async () => {
    let receipt: "none" | "submitted" = "none";
    const checking = () => aPaymentState({ status: "checking", paymentOper: "qr", receipt });
    const { user } = await show(
      {
        payment: () => ({ status: 200, data: checking() }),
        uploadReceipt: () => {
          receipt = "submitted";
          return {
            status: 200,
            data: {
              success: false,
              amountPaid: 0,
              minimumRequired: 225,
              paymentDate: "2026-03-02",
            },
          };
        },
      },
      "pay-1",
    );
    expect(await screen.findByRole("heading", { name: "Ждём чек об оплате" })).toBeVisible();
    const file = new File(["%PDF-1.7\n%%EOF"], "check.pdf", { type: "application/pdf" });
    await user.upload(await screen.findByLabelText(/Файл чека/), file);
    await user.click(screen.getByRole("button", { name: "Отправить чек" }));
    expect(await screen.findByRole("heading", { name: "Проверяем оплату" })).toBeVisible();
    expect(screen.queryByLabelText(/Файл чека/)).not.toBeInTheDocument();
  });

  it("shows the code and the amount of an open QR payment again", async () => {
    const open = aPaymentState({
      status: "checking",
      paymentOper: "qr",
      receipt: "none",
      redirectUrl: `${window.location.origin}/pay/1`,
    });
    await show({ payment: () => ({ status: 200, data: open }) }, "pay-1");
    expect(await screen.findByRole("img", { name: "QR-код для оплаты" })).toBeVisible();
    expect(screen.getByText(/отсканируйте код и заплатите/)).toHaveTextContent("заплатите 225");
    expect(screen.getByRole("link", { name: /на этом телефоне/ })).toHaveAttribute(
      "href",
      open.redirectUrl,
    );
  });

  it("never shows a code that leads to a foreign site", async () => {
    const open = aPaymentState({
      status: "checking",
      paymentOper: "qr",
      receipt: "none",
      redirectUrl: "https://evil.example/pay/1",
    });
    await show({ payment: () => ({ status: 200, data: open }) }, "pay-1");
    expect(await screen.findByLabelText(/Файл чека/)).toBeVisible();
    expect(screen.queryByRole("link", { name: /на этом телефоне/ })).toBeNull();
  });

  it("shows a duplicate payment that will be refunded", async () => {
    await show(
      { payment: () => ({ status: 200, data: aPaymentState({ paidTwice: 225 }) }) },
      "pay-1",
    );
    expect(await screen.findByText("Пришло два платежа")).toBeVisible();
    expect(document.body).toHaveTextContent("ещё 225 TJS");
  });

  it.each([
    ["failed", "Оплата не прошла"],
    ["expired", "Время оплаты вышло"],
  ] as const)("offers another attempt when %s", async (status, title) => {
    await show({ payment: () => ({ status: 200, data: aPaymentState({ status }) }) }, "pay-1");
    expect(await screen.findByRole("heading", { name: title })).toBeVisible();
    expect(screen.getByRole("link", { name: "Попробовать ещё раз" })).toHaveAttribute(
      "href",
      "/boxes/order/schit-semi",
    );
  });

  it("finds a late payment when checking again", async () => {
    const responses = [
      aPaymentState({ status: "failed" }),
      aPaymentState({ status: "failed" }),
      aPaymentState({ status: "paid" }),
    ];
    const { user } = await show(
      { payment: () => ({ status: 200, data: responses.shift() ?? aPaymentState() }) },
      "pay-1",
    );
    const again = await screen.findByRole("button", { name: "Проверить сейчас" });
    await user.click(again);
    expect(await screen.findByText(/пока без изменений/)).toBeVisible();
    await user.click(again);
    expect(await screen.findByRole("heading", { name: "Полис оплачен" })).toBeVisible();
  });

  it.each([
    ["failed", () => ({ status: 200, data: aPaymentState({ status: "failed" }) }) as const],
    ["expired", () => ({ status: 200, data: aPaymentState({ status: "expired" }) }) as const],
    ["unknown", () => notFound],
  ])("offers to check again and to call when %s", async (_, response) => {
    await show({ payment: response, paymentOutcome: response, latestPayment: response }, "pay-1");
    expect(await screen.findByRole("button", { name: "Проверить сейчас" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Позвонить 5511" })).toHaveAttribute(
      "href",
      "tel:5511",
    );
  });

  it("shows that it takes longer, and offers a retry, while there is no response", async () => {
    vi.useFakeTimers();
    const payment = vi.fn(() => ({ status: 200, data: aPaymentState() }) as const);
    const silence = new Promise<never>(() => {});
    payment.mockImplementationOnce(() => silence as never);
    await show({ payment }, "pay-1");
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(screen.getByText(/Банк отвечает дольше обычного/)).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: "Проверить сейчас" }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByRole("heading", { name: "Полис оплачен" })).toBeVisible();
  });

  describe("of a price paid in several receipts", () => {
    const inParts = (amountPaid: number) =>
      aPaymentState({
        status: "checking",
        paymentOper: "qr",
        receipt: "none",
        sumPrem: 435,
        amountPaid,
      });

    it("shows after a reload the paid and the missing amount, and accepts the next receipt", async () => {
      let amountPaid = 300;
      const { user } = await show(
        {
          payment: () => ({ status: 200, data: inParts(amountPaid) }),
          uploadReceipt: () => {
            amountPaid = 400;
            const rest = { minimumRequired: 435, paymentDate: "2026-03-02" };
            return { status: 200, data: { success: false, amountPaid, ...rest } };
          },
        },
        "pay-1",
      );
      const amounts = () => screen.getAllByRole("definition").map(({ textContent }) => textContent);
      expect(await screen.findByText("Осталось доплатить")).toBeVisible();
      expect(amounts()).toEqual([/435/, /300/, /135/].map((sum) => expect.stringMatching(sum)));
      await user.upload(
        await screen.findByLabelText(/Файл чека/),
        new File(["%PDF-1.7\n%%EOF"], "next.pdf"),
      );
      await user.click(screen.getByRole("button", { name: "Отправить чек" }));
      await waitFor(() => expect(amounts()[2]).toMatch(/^35/));
    });

    it("does not ask for the whole price again once the time is over", async () => {
      const data = { ...inParts(300), status: "expired" } as const;
      await show({ payment: () => ({ status: 200, data }) }, "pay-1");
      expect(await screen.findByText(/получили часть суммы.*Не платите повторно/)).toBeVisible();
      expect(screen.queryByRole("link", { name: "Попробовать ещё раз" })).not.toBeInTheDocument();
    });
  });

  it("shows this visitor's own payment when the address has no existing one", async () => {
    await show(
      {
        payment: () => notFound,
        paymentOutcome: () => notFound,
        latestPayment: () => ({ status: 200, data: aPaymentState() }),
      },
      "foreign",
    );
    expect(await screen.findByRole("article")).toHaveTextContent("0000000013");
  });

  describe("of another browser", () => {
    const elsewhere = (status: PaymentStatus): TestResponses => ({
      payment: () => notFound,
      paymentOutcome: () => ({ status: 200, data: { status } }),
      latestPayment: () => notFound,
    });

    it.each([
      ["paid", "Полис оплачен", /Номер полиса отправлен по SMS/],
      ["failed", "Оплата не прошла", /вернитесь туда и оплатите ещё раз/],
      ["refunding", "Возвращаем деньги", /Сумму и срок мы отправили по SMS/],
    ] as const)("shows that it is %s, and no policy", async (status, title, text) => {
      const { onPaid } = await show(elsewhere(status), "pay-1");
      expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
      expect(screen.queryByRole("article")).toBeNull();
      expect(onPaid).not.toHaveBeenCalled();
    });

    it("stays, and offers what the page adds to a paid one", async () => {
      vi.useFakeTimers();
      const onGoHome = vi.fn();
      await renderScreen(
        <PaymentResult
          paymentId="pay-1"
          onGoHome={onGoHome}
          paidElsewhere={(id) => <p>code for {id}</p>}
        />,
        elsewhere("paid"),
      );
      await act(() => vi.advanceTimersByTimeAsync(0));
      expect(screen.getByText("code for pay-1")).toBeVisible();
      for (let second = 0; second < 10; second += 1) {
        await act(() => vi.advanceTimersByTimeAsync(1_000));
      }
      expect(onGoHome).not.toHaveBeenCalled();
    });
  });

  it("shows that there is no payment instead of success", async () => {
    await show({ latestPayment: () => notFound });
    expect(await screen.findByRole("heading", { name: "Мы не нашли вашу оплату" })).toBeVisible();
    expect(screen.queryByText(/оплачен$/)).not.toBeInTheDocument();
  });

  it("returns to the home page after five visible seconds", async () => {
    vi.useFakeTimers();
    const { onGoHome } = await show(paid, "pay-1");
    await act(() => vi.advanceTimersByTimeAsync(0));
    for (let second = 0; second < 4; second += 1) {
      await act(() => vi.advanceTimersByTimeAsync(1_000));
    }
    expect(onGoHome).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(onGoHome).toHaveBeenCalledTimes(1);
  });

  it("stays in a host page until it is closed or retried", async () => {
    const onClose = vi.fn();
    const open = (status: "paid" | "failed") =>
      renderScreen(<PaymentResult paymentId="pay-1" onClose={onClose} />, {
        payment: () => ({ status: 200, data: aPaymentState({ status }) }),
      });
    const bought = await open("paid");
    await screen.findByRole("heading", { name: "Полис оплачен" });
    expect(screen.queryByRole("button", { name: "Остаться здесь" })).not.toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "На главную" })).not.toBeInTheDocument();
    await bought.user.click(screen.getByRole("button", { name: "Закрыть" }));
    expect(onClose.mock.lastCall).toMatchObject([{ status: "paid" }]);
    bought.view.unmount();
    const { user } = await open("failed");
    await user.click(await screen.findByRole("button", { name: "Попробовать ещё раз" }));
    expect(onClose.mock.lastCall).toMatchObject([{ status: "failed" }]);
  });

  it("stays on request", async () => {
    const { user, onGoHome } = await show(paid, "pay-1");
    await user.click(await screen.findByRole("button", { name: "Остаться здесь" }));
    expect(screen.queryByRole("button", { name: "Остаться здесь" })).not.toBeInTheDocument();
    expect(onGoHome).not.toHaveBeenCalled();
  });

  it("does not go home while the payment is being checked", async () => {
    vi.useFakeTimers();
    const { onGoHome } = await show(
      { payment: () => ({ status: 200, data: aPaymentState({ status: "checking" }) }) },
      "pay-1",
    );
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(onGoHome).not.toHaveBeenCalled();
    expect(screen.getByText(/Банк отвечает дольше обычного/)).toBeVisible();
  });

  it("downloads the document and the calendar file from a real address", async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    const { user, client } = await show(
      {
        ...paid,
        createDownload: ({ body: { file } }) => ({
          status: 201,
          data: { ticket: `ticket-of-${file}`, expiresAt: "2026-03-02T08:05:00Z" },
        }),
      },
      "pay-1",
    );
    await user.click(await screen.findByRole("button", { name: /Скачать полис/ }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(client.requests.at(-1)).toMatchObject({
      name: "createDownload",
      body: { file: "document", policyNumber: "0000000013", lang: "ru" },
    });
    await user.click(screen.getByRole("button", { name: "Добавить в календарь" }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
    expect(saved.mock.contexts).toMatchObject([
      { pathname: "/v1/download/ticket-of-document/", download: "" },
      { pathname: "/v1/download/ticket-of-calendar/", download: "" },
    ]);
    saved.mockRestore();
  });
});
