import { defineOrder } from "@sughurta/order";

/** The step with a whole order on one page. S2 §2, SPEC-44. */
export const NOT_STEP = "not-step";

/**
 * The parts of a motor order: compulsory liability on one page, individual casco
 * in five steps, the ready-made programmes without a choice of programme, in steps or
 * on one page (S2 §2, SPEC-44).
 */
export const motorOrder = defineOrder({
  parts: ["vehicle", "program", "options", "holder", "drivers", "review"],
  layouts: {
    MTPL: [{ key: NOT_STEP, parts: ["vehicle", "holder", "review"] }],
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
    SCI_PAGE: [{ key: NOT_STEP, parts: ["vehicle", "options", "holder", "drivers", "review"] }],
  },
  rules: async () => (await import("./order-rules.ts")).motorRules,
});

/** A layout of an order. */
export type MotorLayout = keyof typeof motorOrder.layouts;

/** One part of an order. */
export type OrderPart = (typeof motorOrder.parts)[number];
