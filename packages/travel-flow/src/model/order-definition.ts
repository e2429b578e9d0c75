import { defineOrder, stepPerPart } from "@sughurta/order";

/** The parts of a travel order, in four tabs or five steps (S1 §2, SPEC-6). */
export const travelOrder = defineOrder({
  parts: ["trip", "options", "holder", "insured", "review"],
  layouts: {
    tabs: [
      { key: "trip", parts: ["trip"] },
      { key: "options", parts: ["options"] },
      { key: "people", parts: ["holder", "insured"] },
      { key: "review", parts: ["review"] },
    ],
    steps: stepPerPart("trip", "options", "holder", "insured", "review"),
  },
  rules: async () => (await import("./order-rules.ts")).travelRules,
});

/** One part of an order. */
export type OrderPart = (typeof travelOrder.parts)[number];
