import type { MotorQuickAnswers } from "@sughurta/motor-flow";
import { carriedState } from "../navigation/carried-state.ts";

/** Answers of the quick quote on their way from the catalogue to the order. */
export const carriedAnswers = carriedState<MotorQuickAnswers>();
