import type { OrderSteps } from "@sughurta/order";
import type { OrderPart } from "./order-schema.ts";

/** Four tabs, or the five steps of the other layout (S1 §2, decision 6). */
type TravelLayout = "tabs" | "steps";

/** What a step is called: the key of its title, and its name in an address. */
export type StepKey = "trip" | "options" | "people" | "holder" | "insured" | "review";

/** The steps of both layouts, in their order (S1 §2). */
export const ORDER_STEPS: Readonly<Record<TravelLayout, OrderSteps<StepKey, OrderPart>>> = {
  tabs: [
    { key: "trip", parts: ["trip"] },
    { key: "options", parts: ["options"] },
    { key: "people", parts: ["holder", "insured"] },
    { key: "review", parts: ["review"] },
  ],
  steps: [
    { key: "trip", parts: ["trip"] },
    { key: "options", parts: ["options"] },
    { key: "holder", parts: ["holder"] },
    { key: "insured", parts: ["insured"] },
    { key: "review", parts: ["review"] },
  ],
};
