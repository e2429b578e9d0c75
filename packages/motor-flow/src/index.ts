export { MotorCatalogue, type MotorCatalogueProps } from "./catalogue/motor-catalogue.tsx";
export { MotorDetail, type MotorDetailProps } from "./detail/motor-detail.tsx";
export { ProgrammeComparison } from "./programmes/programme-comparison.tsx";
export { ProgrammeList } from "./programmes/programme-list.tsx";
export { MotorStepList, type MotorStepListProps } from "./steps/motor-step-list.tsx";
export { type MotorStep, motorStepsOf } from "./steps/motor-steps.ts";
export { motorTexts } from "./texts/index.ts";
export { motorPagesTexts } from "./texts/motor-pages-texts.ts";
