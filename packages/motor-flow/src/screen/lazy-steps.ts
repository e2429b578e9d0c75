import { lazyModule } from "@sughurta/lazy-module";

/** What only casco asks and shows, after its first step. */
export const lazySteps = lazyModule(async () => {
  const [{ ProgramStep }, { OptionsStep }, { HolderForm }, { DriversForm }, { MotorReviewBlocks }] =
    await Promise.all([
      import("../steps/program/program-step.tsx"),
      import("../steps/options/options-step.tsx"),
      import("../steps/people/holder-form.tsx"),
      import("../steps/people/drivers-form.tsx"),
      import("../steps/review/motor-review-blocks.tsx"),
    ]);
  return { ProgramStep, OptionsStep, HolderForm, DriversForm, MotorReviewBlocks };
});
