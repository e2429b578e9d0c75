import { boxesTexts, boxOrderTexts, insuredTexts } from "@sughurta/boxes";
import { checkoutTexts, paymentResultTexts, paymentTexts } from "@sughurta/checkout";
import { claimsTexts } from "@sughurta/claims";
import { formTexts } from "@sughurta/forms";
import { motorPagesTexts, motorQuickQuoteTexts, motorTexts } from "@sughurta/motor-flow";
import { orderTexts } from "@sughurta/order";
import { quickQuoteTexts, travelTexts } from "@sughurta/travel-flow";
import { expect, it } from "vitest";
import type { ShopTextOverrides } from "./shop-text-overrides.ts";

const DEFINITIONS: Readonly<Record<keyof ShopTextOverrides, { readonly name: string }>> = {
  "travel-flow": travelTexts,
  "travel-flow/quick-quote": quickQuoteTexts,
  "motor-flow": motorTexts,
  "motor-flow/quick-quote": motorQuickQuoteTexts,
  "motor-pages": motorPagesTexts,
  boxes: boxesTexts,
  "boxes/order": boxOrderTexts,
  "box-insured": insuredTexts,
  order: orderTexts,
  checkout: checkoutTexts,
  payment: paymentTexts,
  "payment result": paymentResultTexts,
  claims: claimsTexts,
  forms: formTexts,
};

it.each(Object.entries(DEFINITIONS))("%s is the name of texts", (name, definition) => {
  expect(definition.name).toBe(name);
});

it("has the keys of the texts only", () => {
  const texts: ShopTextOverrides = {
    "travel-flow/quick-quote": { "quote.title": "Куда едете?" },
    // @ts-expect-error no such key
    order: { "order.sell": "…" },
  };
  expect(texts).toBeDefined();
});
