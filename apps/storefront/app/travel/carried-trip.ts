import type { TravelTrip } from "@sughurta/travel-flow";
import { carriedState } from "../navigation/carried-state.ts";

/** A trip passed from the landing page to the order. */
export const pendingTrip = carriedState<TravelTrip>();
