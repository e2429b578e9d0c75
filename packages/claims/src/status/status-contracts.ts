import { lazyModule } from "@sughurta/lazy-module";

/** Contracts of this page; most visitors send no request before they have typed a number. */
export const statusContracts = lazyModule(() => import("@sughurta/contracts/claim"));
