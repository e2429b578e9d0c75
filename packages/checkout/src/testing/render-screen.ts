import { formTexts } from "@sughurta/forms";
import { screenRenderer } from "@sughurta/screen-testing";
import {
  checkoutTexts,
  paymentResultTexts,
  paymentTexts,
  receiptTexts,
} from "../texts/checkout-texts.ts";

/** Renders a screen of this package in Russian with a client that responds from functions. */
export const renderScreen = screenRenderer([
  checkoutTexts,
  paymentTexts,
  paymentResultTexts,
  receiptTexts,
  formTexts,
]);
