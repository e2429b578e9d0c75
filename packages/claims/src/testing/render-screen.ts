import { formTexts } from "@sughurta/forms";
import { screenRenderer } from "@sughurta/screen-testing";
import { claimStatusTexts } from "../status/status-texts.ts";
import { claimsTexts } from "../texts/claims-texts.ts";

/** Renders a screen of this package in Russian with a client that responds from functions. */
export const renderScreen = screenRenderer([claimsTexts, claimStatusTexts, formTexts]);
