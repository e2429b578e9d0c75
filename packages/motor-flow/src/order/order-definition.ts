import { defineOrder } from "@sughurta/order";

/**
 * The parts of a motor order: compulsory liability on one page, individual casco
 * in five steps, the ready-made programmes without a choice of programme (S2 §2, decision 44).
 */
export const motorOrder = defineOrder({
  parts: ["vehicle", "program", "options", "holder", "drivers", "review"],
  layouts: {
    MTPL: [{ key: "order", parts: ["vehicle", "holder", "review"] }],
    ECI: [
      { key: "vehicle", parts: ["vehicle"] },
      { key: "program", parts: ["program"] },
      { key: "options", parts: ["options"] },
      { key: "people", parts: ["holder", "drivers"] },
      { key: "review", parts: ["review"] },
    ],
    SCI: [
      { key: "vehicle", parts: ["vehicle"] },
      { key: "options", parts: ["options"] },
      { key: "people", parts: ["holder", "drivers"] },
      { key: "review", parts: ["review"] },
    ],
  },
  rules: async () => (await import("./order-rules.ts")).motorRules,
});

/** One part of an order. */
export type OrderPart = (typeof motorOrder.parts)[number];
