import { lazyModule } from "@sughurta/lazy-module";

/** Contracts of the requests for a trip; loaded with the first interaction. */
export const travelContracts = lazyModule(() => import("@sughurta/contracts/travel"));
