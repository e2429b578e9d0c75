import { screenRenderer } from "@sughurta/screen-testing";
import { checkoutTexts } from "../texts/checkout-texts.ts";

/** Renders a screen of this package in Russian with a client that answers from functions. */
export const renderScreen = screenRenderer([checkoutTexts]);
