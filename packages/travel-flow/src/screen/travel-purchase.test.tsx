import type { TestResponses } from "@sughurta/api-client/testing";
import { sentence } from "@sughurta/screen-testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { anInsuredPerson, aTravelOrder, aTravelQuote, TODAY } from "../testing/builders.ts";
import { keepOrder } from "../testing/keep-order.ts";
import {
  buy,
  field,
  freshBrowserEachTest,
  openOrder,
  resumeOrder,
  step,
} from "../testing/order-screen.tsx";

freshBrowserEachTest();

describe("the purchase", () => {
  const payment: TestResponses = {
    createPayment: () => ({
      status: 201,
      data: { redirectUrl: "https://bank.example/pay/1", paymentId: "pay-1" },
    }),
  };

  async function agreeAndBuy(user: UserEvent) {
    await user.click(screen.getByRole("checkbox", { name: /Соглашаюсь/ }));
    await user.click(buy());
  }

  it("scrolls to the missing agreement, with a button that is never disabled", async () => {
    const { user, sent } = await resumeOrder("review");
    expect(buy()).not.toHaveAttribute("aria-disabled");
    await user.click(buy());
    const agreement = screen.getByRole("checkbox", { name: /Соглашаюсь/ });
    await waitFor(() => expect(agreement).toHaveFocus());
    expect(agreement).toHaveAccessibleDescription(/отметьте согласие/);
    expect(sent("saveTravel")).toEqual([]);
  });

  it("scrolls to the reason why there is no price", async () => {
    const errorMsg = ["В эту страну мы не страхуем"];
    const { user, sent } = await openOrder({
      ...keepOrder(aTravelOrder(), "review"),
      calculateTravel: () => ({ status: 200, data: aTravelQuote({ sumPrem: 0, errorMsg }) }),
    });
    const reason = await screen.findByText(/полис не оформить/);
    await user.click(await screen.findByRole("checkbox", { name: /Соглашаюсь/ }));
    await user.click(screen.getByRole("button", { name: "Купить" }));
    await waitFor(() => expect(reason.closest("[tabindex]")).toHaveFocus());
    expect(sent("saveTravel")).toEqual([]);
  });

  it("saves the order at the displayed price and redirects to the bank", async () => {
    const { user, sent, leaveTo } = await resumeOrder("review", {}, payment, {
      partner: "SAFAR",
      partnerReference: "TRIP-5",
    });
    await agreeAndBuy(user);
    const dialog = await screen.findByRole("dialog", { name: /Как вы хотите/ });
    expect(within(dialog).getAllByRole("radio")).toHaveLength(5);
    expect(dialog).toHaveTextContent("(992) 92-123-4567");
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
      partnerReference: "TRIP-5",
      sumPrem: 100,
      agree: true,
    });
    await user.click(within(dialog).getByRole("radio", { name: /DCCity/ }));
    await user.click(within(dialog).getByRole("button", { name: /^Оплатить/ }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith("https://bank.example/pay/1"));
    expect(sent("createPayment")[0]?.body).toEqual({
      policyId: "t-1",
      policyType: "travel",
      paymentOper: "card_dc_city",
    });
  });

  it("shows the code of a QR payment and accepts the receipt", async () => {
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
    await user.click(screen.getByRole("button", { name: /^Оплатить/ }));
    const next = await screen.findByRole("button", { name: /Оплачено/ });
    // The texts of the receipt are fetched with the press.
    await act(() => user.click(next));
    const receipt = new File(["receipt"], "receipt.png", { type: "image/png" });
    await user.upload(await screen.findByLabelText(/Файл чека/), receipt);
    await user.click(screen.getByRole("button", { name: "Отправить чек" }));
    await waitFor(() => expect(onResult).toHaveBeenCalledWith("pay-1"));
  });

  it("is never offered again once it is known to be paid", async () => {
    const { user, sent, view } = await resumeOrder(
      "review",
      {},
      { createPayment: () => ({ status: 409, data: { message: "", code: "alreadyPaid" } }) },
    );
    await agreeAndBuy(user);
    await user.click(await screen.findByRole("radio", { name: /DCCity/ }));
    await user.click(screen.getByRole("button", { name: /^Оплатить/ }));
    expect(await screen.findByRole("dialog", { name: /уже оплачен/ })).toBeVisible();
    await waitFor(() => expect(sent("discardDraft")).toHaveLength(1));
    const kept = sent("saveDraft").length;
    view.unmount();
    expect(sent("saveDraft")).toHaveLength(kept);
    expect(localStorage.getItem("sughurta.travel.choices")).toBeNull();
  });

  it("opens the step that the service refused and marks the field", async () => {
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
    expect(await step("Люди в полисе")).toBeVisible();
    await waitFor(() => expect(field("las[0].docNumber")).toHaveFocus());
    expect(field("las[0].docNumber")).toHaveAccessibleDescription(/Этот документ уже указан/);
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

  it("sells at the full price with one press when the code of the address has expired", async () => {
    const expired = aTravelQuote({ couponErr: "Срок этого промокода прошёл" });
    const { user, sent } = await resumeOrder(
      "review",
      {},
      { calculateTravel: () => ({ status: 200, data: expired }) },
      { initialCoupon: "OLD2020" },
    );
    expect(
      await screen.findByText(sentence(/OLD2020 не применён, цена указана без него/)),
    ).toBeVisible();
    await agreeAndBuy(user);
    expect(await screen.findByRole("dialog", { name: /Как вы хотите/ })).toBeVisible();
    expect(sent("saveTravel")[0]?.body).not.toHaveProperty("coupon");
  });

  it("applies a typed code on Buy and shows the resulting price first", async () => {
    const { user, sent } = await resumeOrder(
      "review",
      {},
      {
        calculateTravel: ({ body }) => ({
          status: 200,
          data: body.coupon ? aTravelQuote({ sumPrem: 90, valueAmount: 10 }) : aTravelQuote(),
        }),
        saveTravel: () => ({ status: 201, data: { id: "t-1", sumPrem: 90 } }),
      },
    );
    await user.type(screen.getByRole("textbox", { name: /Промокод/ }), "NAVRUZ10");
    await agreeAndBuy(user);
    await user.click(await screen.findByRole("button", { name: /Принять цену 90/ }));
    expect(await screen.findByRole("dialog", { name: /Как вы хотите/ })).toBeVisible();
    expect(sent("saveTravel").map(({ body }) => body)).toEqual([
      expect.objectContaining({ coupon: "NAVRUZ10", sumPrem: 90 }),
    ]);
  });

  it("requests a changed price again and buys at it", async () => {
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

  it("opens the step that became invalid in the meantime", async () => {
    const old = [anInsuredPerson({ laBirthday: "1946-03-05" })];
    const { user, sent } = await resumeOrder("review", { las: old, holderUid: "" });
    await agreeAndBuy(user);
    expect(await step("Поездка")).toBeVisible();
    await waitFor(() => expect(field("las[0].laBirthday")).toHaveFocus());
    expect(field("las[0].laBirthday")).toHaveAccessibleDescription(/80-летия/);
    expect(sent("saveTravel")).toEqual([]);
  });
});
