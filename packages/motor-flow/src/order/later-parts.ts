import { laterOrderTexts, laterViews } from "@sughurta/order";
import { laterMotorTexts } from "../texts/later-motor-texts.ts";

/** What only casco asks and shows, after its first step: in one file that no first view needs. */
export const laterSteps = laterViews(async () => {
  const { DriversForm, HolderForm, MotorReviewBlocks, OptionsStep, ProgramStep } = await import(
    "./later-steps.ts"
  );
  return { DriversForm, HolderForm, MotorReviewBlocks, OptionsStep, ProgramStep };
}, [laterMotorTexts]);

/** The question about an older draft, for those who have one. */
export const olderDraft = laterViews(async () => {
  const { OlderMotorDraft } = await import("../draft/older-motor-draft.tsx");
  return { OlderMotorDraft };
}, [laterMotorTexts, laterOrderTexts]);
