import { formTexts } from "@sughurta/forms";
import { peopleTexts } from "@sughurta/forms/people";
import { screenRenderer } from "@sughurta/screen-testing";
import { renewalTexts } from "../renewal/renewal-texts.ts";
import { accountTexts } from "../texts/account-texts.ts";

/** Renders a screen of this package in Russian with a client that responds from functions. */
export const renderScreen = screenRenderer([accountTexts, renewalTexts, formTexts, peopleTexts]);
