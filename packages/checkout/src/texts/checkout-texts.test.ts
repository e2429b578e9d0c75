import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { it } from "vitest";
import { checkoutTexts, paymentResultTexts, paymentTexts, receiptTexts } from "./checkout-texts.ts";

it("are complete in three languages", async () => {
  await expectCompleteTexts(checkoutTexts);
  await expectCompleteTexts(paymentTexts, {
    allow: [
      "pay.operators.vaslpay.name",
      "pay.operators.payler.name",
      "pay.operators.card_dc_city.name",
      "pay.operators.dc.name",
    ],
  });
  await expectCompleteTexts(paymentResultTexts);
  await expectCompleteTexts(receiptTexts);
});
