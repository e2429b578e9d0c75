import type { TravelTrip } from "@sughurta/travel-flow";
import { navigationState } from "../navigation/navigation-state.ts";

/** A trip passed from the landing page to the order. */
export const pendingTrip = navigationState<TravelTrip>();
