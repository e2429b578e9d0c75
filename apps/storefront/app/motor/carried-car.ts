import type { KnownCar } from "@sughurta/contracts";
import { carriedState } from "../navigation/carried-state.ts";

/** A car on its way from the account to its order. */
export const carriedCar = carriedState<KnownCar>();
