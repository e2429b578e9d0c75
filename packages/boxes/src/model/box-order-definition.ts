import type { InsuredKind } from "@sughurta/domain/box";
import { defineOrder } from "@sughurta/order";
import type { InsuredPart, InsuredRules } from "./insured-part.ts";

/** The parts of an order of a box: who buys, and what it insures. */
export type BoxOrderPart = "holder" | "insured";

/** The order of a box: everything on one page, under the rules of what it insures (S0 §2, §5, SPEC-65). */
export function boxOrder(kind: InsuredKind, insured: InsuredPart, rules: InsuredRules) {
  return defineOrder({
    parts: ["holder", "insured"],
    layouts: { page: [{ key: "order", parts: ["holder", "insured"] }] },
    rules: async () => (await import("./box-order-rules.ts")).boxOrderRules(kind, insured, rules),
  });
}
