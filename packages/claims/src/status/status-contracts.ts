import { lazyModule } from "@sughurta/lazy-module";

/** Calls of this page; most visitors make none before they have typed a number. */
export const statusContracts = lazyModule(() => import("@sughurta/contracts/claim"));
