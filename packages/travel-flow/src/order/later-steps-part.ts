import { laterPart } from "@sughurta/order";

/** What comes after the first step, in one file that no first view needs. */
export const laterSteps = laterPart(async () => {
  const { AddOnsStep, HolderForm, InsuredForm, ReviewStep } = await import("./later-steps.ts");
  return { AddOnsStep, HolderForm, InsuredForm, ReviewStep };
});
