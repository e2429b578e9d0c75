import type { MyCar } from "@sughurta/contracts/motor";
import type { NamedCar } from "@sughurta/motor-flow";
import { carriedState } from "../navigation/carried-state.ts";

/** A car passed from the account to its order. */
export const pendingCar = carriedState<MyCar>();

/** A car described in the catalogue, passed to the order. */
export const carriedNamedCar = carriedState<NamedCar>();
