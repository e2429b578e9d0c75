export { MotorStepList, type MotorStepListProps } from "./steps/motor-step-list.tsx";
export { type MotorStep, motorStepsOf } from "./steps/motor-steps.ts";
export { motorTexts } from "./texts/index.ts";
