import type { OrderPart } from "./order-schema.ts";

/** Four tabs, or the five steps of the other layout (S1 §2, decision 6). */
export type TravelLayout = "tabs" | "steps";

/** What a step is called; its name is also the key of its title. */
export type StepKey = "trip" | "options" | "people" | "holder" | "insured" | "review";

/** One step on the screen and the parts of the order that it shows. */
export interface OrderStep {
  readonly key: StepKey;
  readonly parts: readonly OrderPart[];
}

/** The steps of both layouts, in their order (S1 §2). */
export const ORDER_STEPS: Readonly<Record<TravelLayout, readonly OrderStep[]>> = {
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

/** The step of a layout that shows a part. */
export function stepOfPart(steps: readonly OrderStep[], part: OrderPart): StepKey {
  return steps.find(({ parts }) => parts.includes(part))?.key ?? "trip";
}
