import type { MyCar } from "@sughurta/contracts/motor";
import type { NamedCar } from "@sughurta/motor-flow";
import { carriedState } from "../navigation/carried-state.ts";

/** A car on its way from the account to its order. */
export const pendingCar = carriedState<MyCar>();

/** A car that was named in the catalogue, on its way to the order. */
export const carriedNamedCar = carriedState<NamedCar>();
