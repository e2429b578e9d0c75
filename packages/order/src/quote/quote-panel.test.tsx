import { type CouponControl, type CouponState, checkoutTexts } from "@sughurta/checkout";
import { formTexts } from "@sughurta/forms";
import { screenRenderer } from "@sughurta/screen-testing";
import { cleanup, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aQuote, type ExamplePricePart } from "../testing/example-quote.ts";
import { orderTexts } from "../texts/order-texts.ts";
import { QuotePanel } from "./quote-panel.tsx";
import type { Quote, QuoteState } from "./quote-state.ts";

const PARTS = { cover: "Лечение", extras: "Багаж", coupon: "Скидка" };
const render = screenRenderer([orderTexts, checkoutTexts, formTexts]);
const NONE: CouponState = { kind: "none" };
const COUPON: CouponControl = {
  state: NONE,
  text: "",
  setText: () => undefined,
  apply: async () => NONE,
  remove: () => undefined,
  refuse: () => undefined,
  applyPending: async () => NONE,
};

const show = (quote: QuoteState<Quote<ExamplePricePart>>, product?: string) =>
  render(
    <QuotePanel
      quote={quote}
      product={product}
      partName={(part) => PARTS[part]}
      missing="Выберите страну"
      rows={[{ key: "people", term: "Человек", value: 1 }]}
      coupon={COUPON}
    />,
  );
const panel = () => screen.getByRole("complementary", { name: "Ваш полис" });
const price = () => panel().querySelector("output");

describe("the panel of a live price", () => {
  it("lists the missing input while there is no price request", async () => {
    await show({ kind: "idle" });
    expect(panel()).toHaveTextContent("Выберите страну");
    expect(screen.queryByRole("region", { name: "Из чего состоит цена" })).toBeNull();
  });

  it("shows what changed the price, and its parts", async () => {
    const parts = [
      { part: "cover", sumPrem: 100 },
      { part: "extras", sumPrem: 20 },
    ] as const;
    await show({ kind: "ready", quote: aQuote({ sumPrem: 120, parts }), before: aQuote() });
    expect(price()).toHaveTextContent("120 TJS");
    expect(panel()).toHaveTextContent("Было 100 TJS, стало 120 TJS. Багаж: +20 TJS");
    expect(screen.getAllByText("+20 TJS").length).toBeGreaterThan(1);
    expect(screen.getByRole("region", { name: "Из чего состоит цена" })).toHaveTextContent(
      "Лечение100 TJSБагаж20 TJS",
    );
  });

  it("shows the amount of the change with its sign", async () => {
    const parts = [
      { part: "cover", sumPrem: 70 },
      { part: "extras", sumPrem: 20.5 },
    ] as const;
    await show({ kind: "ready", quote: aQuote({ sumPrem: 90.5, parts }), before: aQuote() });
    expect(screen.getByText("−9,50 TJS")).toBeInTheDocument();
  });

  it("hides the parts of another product's price while that of this one is requested", async () => {
    const last = aQuote({ product: "ECI_P1" });
    await show({ kind: "loading", last }, "ECI_P1");
    expect(screen.getByRole("region", { name: "Из чего состоит цена" })).toBeVisible();
    cleanup();
    await show({ kind: "loading", last }, "ECI_P2");
    expect(screen.queryByRole("region", { name: "Из чего состоит цена" })).toBeNull();
  });

  it("shows the price before the discount of a promo code", async () => {
    await show({ kind: "ready", quote: aQuote({ sumPrem: 90, valueAmount: 10 }) });
    expect(panel()).toHaveTextContent("без скидки");
    expect(panel()).toHaveTextContent("100 TJS");
  });

  it("shows the amount due now with the total beside it, and no price before a discount", async () => {
    await show({ kind: "ready", quote: aQuote({ sumPrem: 90, valueAmount: 10, dueNow: 45 }) });
    expect(price()).toHaveTextContent("45 TJS");
    expect(panel()).toHaveTextContent("Сейчас, всего 90 TJS");
    expect(panel()).not.toHaveTextContent("без скидки");
  });

  it("says that a price is outdated while there is none", async () => {
    await show({ kind: "rejected", problem: { kind: "unavailable" }, last: aQuote() });
    expect(panel()).toHaveTextContent("прежняя цена");
  });
});
