import { lazyModule } from "@sughurta/lazy-module";

/** What is asked of the service for a trip; loaded with the first interaction. */
export const travelContracts = lazyModule(() => import("@sughurta/contracts/travel"));
