import type { TestAnswers } from "@sughurta/api-client/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { anInsuredPerson, TODAY } from "../testing/builders.ts";
import {
  buy,
  field,
  freshBrowserEachTest,
  resumeOrder,
  step,
  summary,
} from "../testing/order-screen.tsx";

freshBrowserEachTest();

describe("the purchase", () => {
  const payment: TestAnswers = {
    createPayment: () => ({
      status: 201,
      data: { redirectUrl: "https://bank.example/pay/1", paymentId: "pay-1" },
    }),
  };

  async function agreeAndBuy(user: UserEvent) {
    await user.click(screen.getByRole("checkbox", { name: /Соглашаюсь/ }));
    await user.click(buy());
  }

  it("is not possible before the rules are agreed to, and says so", async () => {
    const { user, sent } = await resumeOrder("review");
    expect(buy()).toHaveAttribute("aria-disabled", "true");
    await user.click(buy());
    expect(screen.getByText("Сначала отметьте согласие с правилами продажи")).toBeVisible();
    expect(sent("saveTravel")).toEqual([]);
  });

  it("saves the order at the price that was seen and leads to the bank", async () => {
    const { user, sent, leaveTo } = await resumeOrder("review", {}, payment, { partner: "SAFAR" });
    await agreeAndBuy(user);
    const dialog = await screen.findByRole("dialog", { name: /Как вы хотите/ });
    expect(within(dialog).getAllByRole("radio")).toHaveLength(5);
    expect(sent("saveTravel")[0]?.body).toMatchObject({
      country: "TR,DE",
      holderLastname: "SAIDOVA",
      holderPhone: "992921234567",
      las: [
        {
          laLastname: "SAIDOVA",
          docNumber: "401234567",
          dateTo: "2030-06-01",
          laCitizenship: "TJ",
        },
      ],
      partner: "SAFAR",
      sumPrem: 100,
      agree: true,
    });
    await user.click(within(dialog).getByRole("radio", { name: /DCCity/ }));
    await user.click(within(dialog).getByRole("button", { name: /Перейти|оплате/ }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith("https://bank.example/pay/1"));
    expect(sent("createPayment")[0]?.body).toEqual({
      policyId: "t-1",
      policyType: "travel",
      paymentOper: "card_dc_city",
    });
  });

  it("shows the code of a QR payment and takes the receipt", async () => {
    const { user, onResult } = await resumeOrder(
      "review",
      {},
      {
        ...payment,
        uploadReceipt: () => ({
          status: 200,
          data: {
            success: true,
            amountPaid: 100,
            minimumRequired: 100,
            paymentDate: TODAY,
          },
        }),
      },
    );
    await agreeAndBuy(user);
    await user.click(await screen.findByRole("radio", { name: /QR/ }));
    await user.click(screen.getByRole("button", { name: /Перейти|оплате/ }));
    const next = await screen.findByRole("button", { name: /Оплачено/ });
    // The words of the receipt are fetched with the press.
    await act(() => user.click(next));
    const receipt = new File(["receipt"], "receipt.png", { type: "image/png" });
    await user.upload(await screen.findByLabelText(/Файл чека/), receipt);
    await user.click(screen.getByRole("button", { name: "Отправить чек" }));
    await waitFor(() => expect(onResult).toHaveBeenCalledWith("pay-1"));
  });

  it("goes to the step with what the service refused and marks the field", async () => {
    const { user } = await resumeOrder(
      "review",
      {},
      {
        saveTravel: () => ({
          status: 422,
          data: {
            message: "Проверьте",
            code: "invalid",
            fieldCodes: { "las.0.docNumber": ["documentTwice"] },
          },
        }),
      },
    );
    await agreeAndBuy(user);
    const errors = await summary();
    expect(await step("Страхователь и застрахованные")).toBeVisible();
    expect(within(errors).getByRole("link", { name: /Этот документ уже указан/ })).toBeVisible();
    expect(field("las[0].docNumber")).toBeInvalid();
  });

  it("shows a refused promo code at its field", async () => {
    const { user } = await resumeOrder(
      "review",
      {},
      {
        saveTravel: () => ({
          status: 422,
          data: {
            message: "Проверьте",
            code: "invalid",
            fieldCodes: { coupon: ["couponUsedUp"] },
            coupon: ["Этот промокод уже использован полностью"],
          },
        }),
      },
    );
    await agreeAndBuy(user);
    expect(await screen.findByText("Этот промокод уже использован полностью")).toBeVisible();
    expect(await step("Проверка и оплата")).toBeVisible();
  });

  it("asks again for a price that has moved and buys at it", async () => {
    const moved = 110;
    const { user, sent } = await resumeOrder(
      "review",
      {},
      {
        saveTravel: ({ body }) =>
          body.sumPrem === moved
            ? { status: 201, data: { id: "t-1", sumPrem: moved } }
            : { status: 409, data: { code: "priceChanged", sumPrem: moved } },
      },
    );
    await agreeAndBuy(user);
    const asked = sent("calculateTravel").length;
    await user.click(await screen.findByRole("button", { name: /Принять цену 110/ }));
    expect(await screen.findByRole("dialog", { name: /Как вы хотите/ })).toBeVisible();
    await waitFor(() => expect(sent("calculateTravel").length).toBeGreaterThan(asked));
  });

  it("leads to the step that became wrong meanwhile", async () => {
    const old = [anInsuredPerson({ laBirthday: "1946-03-05" })];
    const { user, sent } = await resumeOrder("review", { las: old, holderUid: "" });
    await agreeAndBuy(user);
    expect(await step("Поездка")).toBeVisible();
    expect(within(await summary()).getByRole("link", { name: /до 80 лет/ })).toBeVisible();
    expect(sent("saveTravel")).toEqual([]);
  });
});
