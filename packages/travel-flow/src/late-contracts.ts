import { lateContracts } from "@sughurta/api-client";

/** What is asked of the service for a trip. */
export const travelContracts = lateContracts(() => import("./travel-contracts.ts"));
