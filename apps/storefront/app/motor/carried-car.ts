import type { MyCar } from "@sughurta/contracts/motor";
import { carriedState } from "../navigation/carried-state.ts";

/** A car on its way from the account to its order. */
export const pendingCar = carriedState<MyCar>();
