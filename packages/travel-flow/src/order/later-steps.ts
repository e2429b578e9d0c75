export { AddOnsStep } from "../steps/add-ons/add-ons-step.tsx";
export { HolderForm } from "../steps/people/holder-form.tsx";
export { InsuredForm } from "../steps/people/insured-form.tsx";
export { ReviewStep } from "../steps/review/review-step.tsx";
