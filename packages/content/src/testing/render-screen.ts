import { formTexts, plainFormTexts } from "@sughurta/forms";
import { screenRenderer } from "@sughurta/screen-testing";
import { contentTexts } from "../texts/content-texts.ts";

/** Renders a screen of this package in Russian with a client that responds from functions. */
export const renderScreen = screenRenderer([
  ...Object.values(contentTexts),
  formTexts,
  plainFormTexts,
]);
