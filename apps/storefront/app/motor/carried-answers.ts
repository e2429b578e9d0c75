import type { MotorQuickAnswers } from "@sughurta/motor-flow";
import { carriedState } from "../navigation/carried-state.ts";

/** Values of the quick quote, passed from the catalogue to the order. */
export const carriedAnswers = carriedState<MotorQuickAnswers>();
