import { boxesTexts, boxOrderTexts, insuredTexts } from "@sughurta/boxes";
import { checkoutTexts, paymentResultTexts, paymentTexts, receiptTexts } from "@sughurta/checkout";
import { claimsTexts } from "@sughurta/claims";
import { formTexts, loadFailureTexts, plainFormTexts } from "@sughurta/forms";
import { peopleTexts } from "@sughurta/forms/people";
import {
  cascoTexts,
  ineligibleTexts,
  motorPagesTexts,
  motorQuickQuoteTexts,
  motorTexts,
} from "@sughurta/motor-flow";
import { orderTexts } from "@sughurta/order";
import { transferTexts } from "@sughurta/order/draft-transfer";
import { fillFromProfileTexts } from "@sughurta/order/fill-from-profile";
import { quoteLinkTexts } from "@sughurta/order/quote-link";
import { quickQuoteTexts, travelTexts } from "@sughurta/travel-flow";
import { expect, it } from "vitest";
import type { ShopTextOverrides } from "./shop-text-overrides.ts";
import { shopTexts } from "./shop-texts.ts";

const DEFINITIONS: Readonly<Record<keyof ShopTextOverrides, { readonly name: string }>> = {
  "travel-flow": travelTexts,
  "travel-flow/quick-quote": quickQuoteTexts,
  "motor-flow": motorTexts,
  "motor-flow/quick-quote": motorQuickQuoteTexts,
  "motor-flow ineligible": ineligibleTexts,
  "motor-pages": motorPagesTexts,
  casco: cascoTexts,
  boxes: boxesTexts,
  "boxes/order": boxOrderTexts,
  "box-insured": insuredTexts,
  order: orderTexts,
  "order/known people": fillFromProfileTexts,
  "order/quote-link": quoteLinkTexts,
  "order/transfer": transferTexts,
  checkout: checkoutTexts,
  payment: paymentTexts,
  "payment result": paymentResultTexts,
  receipt: receiptTexts,
  claims: claimsTexts,
  forms: formTexts,
  "plain forms": plainFormTexts,
  "load failure": loadFailureTexts,
  people: peopleTexts,
  shop: shopTexts,
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
