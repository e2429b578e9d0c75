import type { InsuredKind } from "@sughurta/domain/box";
import type { BoxHolderValues, BoxOrderValues } from "./box-order-values.ts";
import type { InsuredPart, InsuredRules } from "./insured/insured-part.ts";
import { boxHolderErrors, boxHolderSchema } from "./schemas/box-holder-schema.ts";
import { holderTermErrors, insuredErrors } from "./schemas/insured-errors.ts";
import { INSURED_SCHEMAS } from "./schemas/insured-schemas.ts";

/** Rules of a box order for its holder and its insured people or things (S0 §5, SPEC-65). */
export function boxOrderRules(kind: InsuredKind, insured: InsuredPart, rules: InsuredRules) {
  return {
    holder: {
      schema: boxHolderSchema(rules.today),
      errors: (values: BoxOrderValues) => ({
        ...boxHolderErrors(values, rules.today),
        ...holderTermErrors(kind, values, rules),
      }),
    },
    insured: {
      schema: INSURED_SCHEMAS[kind](rules),
      errors: (values: BoxOrderValues) => insuredErrors(kind, insured.toInsured(values), rules),
    },
  };
}

/** A valid holder of an order, normalised for the wire. */
export function toBoxHolder(values: BoxOrderValues, today: string): BoxHolderValues {
  return boxHolderSchema(today).parse(values);
}
