import { lazyModule } from "@sughurta/lazy-module";

/** Contracts of the requests for a vehicle; loaded with the first interaction. */
export const motorContracts = lazyModule(() => import("@sughurta/contracts/motor"));
