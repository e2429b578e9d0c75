import { peopleTexts } from "@sughurta/forms/people";
import { laterOrderTexts, laterViews } from "@sughurta/order";
import { laterTravelTexts } from "../texts/later-travel-texts.ts";

/** What comes after the first step. */
export const laterSteps = laterViews(async () => {
  const { AddOnsStep, HolderForm, InsuredForm, ReviewStep } = await import("./later-steps.ts");
  return { AddOnsStep, HolderForm, InsuredForm, ReviewStep };
}, [laterTravelTexts, peopleTexts]);

/** The question about an older draft, for those who have one. */
export const olderDraft = laterViews(async () => {
  const { OlderTravelDraft } = await import("../draft/older-travel-draft.tsx");
  return { OlderTravelDraft };
}, [laterTravelTexts, laterOrderTexts]);
