import type { MyCar } from "@sughurta/contracts/motor";
import type { MotorQuickAnswers, NamedCar } from "@sughurta/motor-flow";
import { navigationState } from "../navigation/navigation-state.ts";

/** Values of the quick quote, passed from the catalogue to the order. */
export const pendingAnswers = navigationState<MotorQuickAnswers>();

/** A car passed from the account to its order. */
export const pendingCar = navigationState<MyCar>();

/** A car described in the catalogue, passed to the order. */
export const pendingNamedCar = navigationState<NamedCar>();
