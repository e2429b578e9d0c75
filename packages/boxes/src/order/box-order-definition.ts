import { defineOrder } from "@sughurta/order";
import type { BoxOrderValues } from "./box-order-values.ts";
import type { InsuredPart, InsuredRules } from "./insured/insured-part.ts";

/** The parts of an order of a box: who buys, and what it insures. */
export type BoxOrderPart = "holder" | "insured";

/** The order of a box: everything on one page, under the rules of what it insures (S0 §2, §5, decision 65). */
export function boxOrder(insured: InsuredPart, rules: InsuredRules) {
  return defineOrder<BoxOrderValues, BoxOrderPart, "page", "order">({
    parts: ["holder", "insured"],
    layouts: { page: [{ key: "order", parts: ["holder", "insured"] }] },
    rules: async () => {
      const { boxHolderErrors, boxHolderSchema } = await import("./box-holder-schema.ts");
      return {
        holder: { schema: boxHolderSchema(rules.today), errors: boxHolderErrors },
        insured: {
          schema: insured.schema(rules),
          errors: (values) => insured.errors(values, rules),
        },
      };
    },
  });
}
