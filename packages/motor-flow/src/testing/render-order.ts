import { checkoutTexts, paymentTexts } from "@sughurta/checkout";
import { formTexts } from "@sughurta/forms";
import { peopleTexts } from "@sughurta/forms/people";
import { orderTexts } from "@sughurta/order";
import { screenRenderer } from "@sughurta/screen-testing";
import { motorTexts } from "../texts/motor-texts.ts";

/** Renders an order with all its texts. */
export const renderOrder = screenRenderer([
  motorTexts,
  peopleTexts,
  orderTexts,
  checkoutTexts,
  paymentTexts,
  formTexts,
]);
