import { screenRenderer } from "@sughurta/screen-testing";
import { motorPagesTexts } from "../texts/motor-pages-texts.ts";

/** Renders a screen of this package in Russian. */
export const renderScreen = screenRenderer([motorPagesTexts]);
