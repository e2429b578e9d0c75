import type { MyCar } from "@sughurta/contracts/motor";
import type { MotorQuickAnswers, NamedCar } from "@sughurta/motor-flow";
import { carriedState } from "../navigation/carried-state.ts";

/** Values of the quick quote, passed from the catalogue to the order. */
export const carriedAnswers = carriedState<MotorQuickAnswers>();

/** A car passed from the account to its order. */
export const pendingCar = carriedState<MyCar>();

/** A car described in the catalogue, passed to the order. */
export const carriedNamedCar = carriedState<NamedCar>();
