import { lateContracts } from "@sughurta/api-client";

/** What is asked of the service for a vehicle. */
export const motorContracts = lateContracts(() => import("./motor-contracts.ts"));
