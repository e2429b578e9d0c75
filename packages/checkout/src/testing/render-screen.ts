import { formTexts } from "@sughurta/forms";
import { screenRenderer } from "@sughurta/screen-testing";
import { checkoutTexts } from "../texts/checkout-texts.ts";
import { paymentResultTexts } from "../texts/payment-result-texts.ts";
import { paymentTexts } from "../texts/payment-texts.ts";
import { receiptTexts } from "../texts/receipt-texts.ts";

/** Renders a screen of this package in Russian with a client that responds from functions. */
export const renderScreen = screenRenderer([
  checkoutTexts,
  paymentTexts,
  paymentResultTexts,
  receiptTexts,
  formTexts,
]);
