import { checkoutTexts, laterCheckoutTexts } from "@sughurta/checkout";
import { formTexts, plainFormTexts } from "@sughurta/forms";
import { peopleTexts } from "@sughurta/forms/people";
import { orderTexts } from "@sughurta/order";
import { screenRenderer } from "@sughurta/screen-testing";
import { insuredTexts } from "../order/insured/texts/insured-texts.ts";
import { laterInsuredTexts } from "../order/insured/texts/later-insured-texts.ts";
import { boxOrderTexts } from "../order/texts/box-order-texts.ts";
import { boxesTexts } from "../texts/boxes-texts.ts";

/** Renders a screen of this package in Russian with a client that answers from functions. */
export const renderScreen = screenRenderer([
  boxesTexts,
  boxOrderTexts,
  insuredTexts,
  laterInsuredTexts,
  peopleTexts,
  orderTexts,
  checkoutTexts,
  laterCheckoutTexts,
  formTexts,
  plainFormTexts,
]);
