import { lazyModule } from "@sughurta/lazy-module";

/** What is asked of the service for a vehicle; loaded with the first interaction. */
export const motorContracts = lazyModule(() => import("@sughurta/contracts/motor"));
