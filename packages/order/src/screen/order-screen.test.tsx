import { ApiClientProvider } from "@sughurta/api-client/react";
import { createTestClient } from "@sughurta/api-client/testing";
import { type CheckoutState, checkoutTexts, paymentTexts } from "@sughurta/checkout";
import * as z from "@sughurta/contracts/zod";
import { formTexts, TextInput } from "@sughurta/forms";
import { screenRenderer } from "@sughurta/screen-testing";
import { renderHook, screen, waitFor, within } from "@testing-library/react";
import type { FormEvent, ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { CallbackProvider } from "../callback/finish-by-phone.tsx";
import { defineOrder } from "../definition/define-order.ts";
import { type OrderEvent, OrderEventsProvider } from "../events/order-events.tsx";
import { useQuote } from "../quote/use-quote.ts";
import { aQuote } from "../testing/example-quote.ts";
import { orderTexts } from "../texts/order-texts.ts";
import { useOrderWizard } from "../wizard/use-order-wizard.ts";
import { OrderScreen, useReportOrder } from "./order-screen.tsx";
import type { OrderPurchase, OrderScreenProps } from "./order-screen-props.ts";

const order = { orderId: "5c1d", price: 225 };

function aPurchase(state: CheckoutState): OrderPurchase {
  const nothing = async () => undefined;
  return {
    price: 225,
    policyType: "box",
    coupon: { state: { kind: "none" }, remove: () => undefined },
    checkout: {
      state,
      pay: nothing,
      openPayment: undefined,
      cancel: () => undefined,
      confirmPrice: nothing,
      reset: () => undefined,
    },
  };
}

function listening(heard: OrderEvent[]) {
  return ({ children }: { readonly children: ReactNode }) => (
    <ApiClientProvider client={createTestClient({})}>
      <OrderEventsProvider onEvent={(event) => heard.push(event)}>{children}</OrderEventsProvider>
    </ApiClientProvider>
  );
}

it("reports the steps and the purchase, each once", () => {
  const heard: OrderEvent[] = [];
  const { rerender } = renderHook(
    ({ step, state }: { step: string; state: CheckoutState }) =>
      useReportOrder(step, aPurchase(state)),
    {
      wrapper: listening(heard),
      initialProps: { step: "trip", state: { step: "editing" } },
    },
  );
  const states: CheckoutState[] = [
    { step: "editing" },
    { step: "saving" },
    { step: "editing", problem: "network" },
    { step: "saving" },
    { step: "choosing", order },
    { step: "paying", order, operator: "dc" },
    { step: "choosing", order, problem: "providerUnavailable" },
    { step: "paying", order, operator: "dc" },
    { step: "leaving", order },
  ];
  for (const state of states) rerender({ step: "review", state });
  rerender({ step: "review", state: { step: "choosing", order } });
  expect(heard).toEqual([
    { type: "step", step: "trip" },
    { type: "quoteReady", price: 225 },
    { type: "step", step: "review" },
    { type: "problem", code: "network" },
    { type: "orderSaved", price: 225 },
    { type: "problem", code: "providerUnavailable" },
    { type: "paymentStarted", price: 225 },
  ]);
});

it("reports each available price", async () => {
  const heard: OrderEvent[] = [];
  const ask = async (_: unknown, sum: number) =>
    ({ kind: "quote", quote: aQuote({ sumPrem: sum }) }) as const;
  const delayMs = () => 0;
  const { rerender } = renderHook(
    (sum: number | undefined) => useQuote({ request: sum, ask, delayMs }),
    { wrapper: listening(heard), initialProps: undefined as number | undefined },
  );
  rerender(30);
  await waitFor(() => expect(heard).toEqual([{ type: "quoteReady", price: 30 }]));
  rerender(50);
  await waitFor(() => expect(heard.at(-1)).toEqual({ type: "quoteReady", price: 50 }));
});

describe("order screen", () => {
  const filled = z.string().check(z.minLength(1, "required"));

  const order = defineOrder({
    parts: ["cover", "holder", "review"],
    layouts: {
      steps: [
        { key: "cover", parts: ["cover"] },
        { key: "holder", parts: ["holder"] },
        { key: "review", parts: ["review"] },
      ],
      page: [{ key: "cover", parts: ["cover", "holder", "review"] }],
    },
    rules: async () => ({
      cover: {
        schema: z.object({ sum: filled }),
        errors: (_: { readonly sum: string; readonly name: string }) => ({}),
      },
      holder: { schema: z.object({ name: filled }) },
      review: { schema: z.object({}) },
    }),
  });

  const FIELDS = { cover: "sum", holder: "name", review: undefined } as const;
  const TITLES = { cover: "Сумма", holder: "Кто покупает", review: "Проверка" } as const;
  const EMPTY = { sum: "", name: "" };
  const FILLED = { sum: "30", name: "SAIDOVA" };

  function aPurchase(changes: Partial<OrderPurchase> = {}): OrderPurchase {
    const nothing = async () => undefined;
    return {
      price: 100,
      policyType: "box",
      coupon: { state: { kind: "none" }, remove: () => undefined },
      checkout: {
        state: { step: "editing" },
        openPayment: undefined,
        pay: nothing,
        cancel: () => undefined,
        confirmPrice: nothing,
        reset: () => undefined,
      },
      ...changes,
    };
  }

  function Order({
    layout = "steps",
    values = EMPTY,
    purchase = aPurchase(),
    draft,
    onBuy = () => undefined,
  }: {
    readonly layout?: "steps" | "page";
    readonly values?: typeof EMPTY;
    readonly purchase?: OrderPurchase;
    readonly draft?: OrderScreenProps<typeof EMPTY, string, string>["draft"];
    readonly onBuy?: (values: typeof EMPTY) => void;
  }) {
    const wizard = useOrderWizard(order, {
      layout,
      today: "2026-03-02",
      initialValues: values,
      onSubmit: onBuy,
    });
    const { sum, name } = wizard.form.values;
    return (
      <OrderScreen
        wizard={wizard}
        purchase={purchase}
        payment={{ phone: "921234567", onResult: () => undefined }}
        title="Заказ"
        draft={draft}
        stepTitle={(step) => TITLES[step]}
        notice={
          <button type="button" onClick={wizard.reset}>
            Начать заново
          </button>
        }
        earlier={[
          { part: "cover", title: "Сумма", answer: sum },
          { part: "holder", title: "Кто покупает", answer: name },
        ]}
        aside={null}
      >
        {wizard.parts.map((part) => {
          const field = FIELDS[part];
          return field ? <TextInput key={field} name={field} label={field} /> : null;
        })}
      </OrderScreen>
    );
  }

  const render = screenRenderer([orderTexts, checkoutTexts, paymentTexts, formTexts]);
  const button = (name: string | RegExp) => screen.getByRole("button", { name });
  const step = () => screen.getByRole("heading", { level: 2 });

  async function renderAt(title: string, props: Parameters<typeof Order>[0] = {}) {
    const { user } = await render(<Order values={FILLED} {...props} />);
    await waitFor(async () => {
      if (step().textContent !== title) await user.click(button("Продолжить"));
      expect(step()).toHaveTextContent(title);
    });
    return user;
  }

  beforeEach(() => {
    Element.prototype.scrollIntoView = vi.fn();
  });

  describe("the screen of an order in steps", () => {
    it("puts the focus on the heading of the next step", async () => {
      await renderAt("Кто покупает");
      expect(step()).toHaveFocus();
    });

    it("puts the focus on the heading of a restarted order, in its first step too", async () => {
      const { user } = await render(<Order />);
      await user.click(button("Начать заново"));
      expect(step()).toHaveFocus();
    });

    it("summarises the earlier steps in a line; each can be changed from there", async () => {
      const user = await renderAt("Кто покупает");
      const earlier = screen.getByRole("group", { name: "Что уже заполнено" });
      expect(earlier).not.toHaveAttribute("open");
      await user.click(within(earlier).getByText(/^Что уже заполнено/));
      expect(earlier).toHaveAttribute("open");
      expect(
        within(earlier)
          .getAllByRole("term")
          .map((term) => term.textContent),
      ).toEqual(["Сумма"]);
      await user.click(button("Изменить: Сумма"));
      expect(step()).toHaveTextContent("Сумма");
      expect(button("Готово, вернуться")).toBeVisible();
    });

    it("shows no summary in the last step, whose button buys at the price", async () => {
      await renderAt("Проверка");
      expect(screen.queryByRole("group", { name: "Что уже заполнено" })).toBeNull();
      expect(button(/Купить за 100/)).toBeVisible();
    });

    it("shows the amount due now and the total where the order is paid in instalments", async () => {
      await renderAt("Проверка", { purchase: aPurchase({ dueNow: 50 }) });
      const buy = button(/Купить: сейчас 50.TJS, всего 100/);
      expect(buy).toBeVisible();
      expect(buy.querySelector(".sg-order__buy")?.textContent).toMatch(/^Купитьсейчас 50.TJS$/);
    });

    it("shows a waiting message where Buy was pressed before the price is loaded", async () => {
      const quote = { kind: "loading", refresh: () => undefined } as const;
      const purchase = aPurchase({ price: undefined, quote, unpricedTries: 1 });
      await renderAt("Проверка", { purchase });
      expect(button("Купить")).toBeVisible();
      expect(screen.getByText(/Подождите/)).toBeVisible();
    });

    it("shows above the form why there is no price", async () => {
      const quote = {
        kind: "rejected",
        problem: { kind: "rules", errorMsg: ["Сумма слишком велика"], fieldCodes: {} },
        last: aQuote(),
        refresh: () => undefined,
      } as const;
      await render(<Order purchase={aPurchase({ quote })} />);
      expect(screen.getByRole("alert")).toHaveTextContent("Сумма слишком велика");
    });
  });

  describe("an order that is finished by phone", () => {
    it("passes its step and its saved draft to the application's form, and never a document", async () => {
      const draft = { kind: "example-order", saveNow: vi.fn() };
      const send = vi.fn((event: FormEvent) => event.preventDefault());
      const show = vi.fn((_, onClose: () => void) => (
        <form method="dialog" onSubmit={send}>
          <button type="submit">Перезвоните мне</button>
          <button type="button" onClick={onClose}>
            Закрыть форму
          </button>
        </form>
      ));
      const { user } = await render(
        <CallbackProvider render={show}>
          <Order values={FILLED} draft={draft} />
        </CallbackProvider>,
      );
      await user.click(button("Закончить по телефону"));
      expect(draft.saveNow).toHaveBeenCalledOnce();
      const [about] = show.mock.calls[0] ?? [];
      expect(about).toEqual({
        about: "Заказ · Сумма",
        draft: "example-order",
        phone: "921234567",
      });
      await user.click(button("Перезвоните мне"));
      expect(send).toHaveBeenCalledOnce();
      expect(screen.getByRole("heading", { level: 2, name: "Сумма" })).toBeVisible();
      await user.click(button("Закрыть форму"));
      expect(screen.queryByRole("button", { name: "Закрыть форму" })).toBeNull();
    });

    it("is not offered where the application has no such form", async () => {
      await render(<Order draft={{ kind: "example-order", saveNow: () => undefined }} />);
      expect(screen.queryByRole("button", { name: "Закончить по телефону" })).toBeNull();
    });
  });

  describe("an order on one page", () => {
    it("has neither steps nor their headings, and buys with its only button", async () => {
      const onBuy = vi.fn();
      const { user } = await render(<Order layout="page" values={FILLED} onBuy={onBuy} />);
      expect(screen.queryByRole("navigation")).toBeNull();
      expect(screen.queryByRole("heading", { level: 2 })).toBeNull();
      await user.click(button(/Купить за 100/));
      await waitFor(() => expect(onBuy).toHaveBeenCalledWith(FILLED));
    });

    it("shows beside Buy why the order cannot be saved", async () => {
      const { checkout } = aPurchase();
      const purchase = aPurchase({
        checkout: { ...checkout, state: { step: "editing", problem: "network" } },
      });
      await render(<Order layout="page" purchase={purchase} />);
      expect(screen.getByRole("alert")).toBeVisible();
    });

    it("opens the dialogs of the payment", async () => {
      const { checkout } = aPurchase();
      const state = { step: "priceChanged", oldPrice: 100, newPrice: 120 } as const;
      const purchase = aPurchase({ checkout: { ...checkout, state } });
      const { user } = await render(<Order layout="page" purchase={purchase} />);
      await user.click(document.body);
      expect(await screen.findByRole("button", { name: /Принять цену 120/ })).toBeVisible();
    });
  });
});
