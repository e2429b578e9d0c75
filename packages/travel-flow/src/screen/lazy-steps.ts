import { lazyModule } from "@sughurta/lazy-module";

/** The steps after the first one. */
export const lazySteps = lazyModule(async () => {
  const [{ AddOnsStep }, { HolderForm }, { InsuredForm }, { ReviewStep }] = await Promise.all([
    import("../steps/add-ons/add-ons-step.tsx"),
    import("../steps/people/holder-form.tsx"),
    import("../steps/people/insured-form.tsx"),
    import("../steps/review/review-step.tsx"),
  ]);
  return { AddOnsStep, HolderForm, InsuredForm, ReviewStep };
});
