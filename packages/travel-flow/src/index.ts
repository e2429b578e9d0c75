export { TravelStepList, type TravelStepListProps } from "./steps/travel-step-list.tsx";
export { TRAVEL_STEPS, type TravelStep, travelStepAfter } from "./steps/travel-steps.ts";
export { travelTexts } from "./texts/index.ts";
