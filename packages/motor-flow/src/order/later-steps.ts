export { OptionsStep } from "../steps/options/options-step.tsx";
export { DriversForm } from "../steps/people/drivers-form.tsx";
export { HolderForm } from "../steps/people/holder-form.tsx";
export { ProgramStep } from "../steps/program/program-step.tsx";
export { MotorReviewBlocks } from "../steps/review/motor-review-blocks.tsx";
