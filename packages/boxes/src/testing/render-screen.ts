import { checkoutTexts, paymentTexts } from "@sughurta/checkout";
import { formTexts, plainFormTexts } from "@sughurta/forms";
import { peopleTexts } from "@sughurta/forms/people";
import { orderTexts } from "@sughurta/order";
import { screenRenderer } from "@sughurta/screen-testing";
import { boxesTexts, boxOrderTexts, insuredTexts } from "../texts/boxes-texts.ts";

/** Renders a screen of this package in Russian with a client that responds from functions. */
export const renderScreen = screenRenderer([
  boxesTexts,
  boxOrderTexts,
  insuredTexts,
  peopleTexts,
  orderTexts,
  checkoutTexts,
  paymentTexts,
  formTexts,
  plainFormTexts,
]);
