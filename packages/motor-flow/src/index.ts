export { MotorStepList, type MotorStepListProps } from "./steps/motor-step-list.tsx";
export {
  MOTOR_PRODUCTS,
  type MotorProduct,
  type MotorStep,
  motorProductOf,
  motorStepsOf,
} from "./steps/motor-steps.ts";
export { motorTexts } from "./texts/index.ts";
