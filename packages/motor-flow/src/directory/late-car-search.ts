import { laterPart } from "@sughurta/order";

/** How makes and models are found: it comes with the first of them, before which there is nothing to find. */
export const lateCarSearch = laterPart(() => import("./car-search.ts"));
