import { screenRenderer } from "@sughurta/screen-testing";
import { motorPagesTexts } from "../texts/motor-texts.ts";

/** Renders a screen of this package in Russian. */
export const renderScreen = screenRenderer([motorPagesTexts]);
