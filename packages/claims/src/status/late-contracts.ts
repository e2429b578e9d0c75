import { lateContracts } from "@sughurta/api-client";

/** Calls of this page; most visitors make none before they have typed a number. */
export const statusContracts = lateContracts(() => import("./status-contracts.ts"));
