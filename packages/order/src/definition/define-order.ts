import type { FieldErrors } from "@sughurta/forms";
import type * as z from "zod/mini";
import type { OrderSteps } from "../steps/order-layout.ts";
import { partsSchema } from "./parts-schema.ts";

/** What one part of an order demands; errors are codes. */
export interface OrderPartRules<Values> {
  /** Rules that concern one field each. */
  readonly schema: z.ZodMiniType;
  /** Rules between fields; `today` is the date in Asia/Dushanbe, ISO. */
  readonly errors?: (values: Values, today: string) => FieldErrors;
}

/** What an order of some product is made of. */
export interface OrderDefinition<
  Values extends object,
  Part extends string,
  Layout extends string,
  Step extends string,
> {
  /** The parts, in the order in which they are asked. */
  readonly parts: readonly Part[];
  readonly layouts: Readonly<Record<Layout, OrderSteps<Step, Part>>>;
  /** Rules of some parts together, for a form that holds the whole order. */
  readonly schemaOf: (some: readonly Part[]) => z.ZodMiniType<Values, Values>;
  /** Rules between fields of some parts together. */
  readonly errorsOf: (some: readonly Part[], values: Values, today: string) => FieldErrors;
  /** The parts, all or some, that keep an order from being sent; in their order. */
  readonly faultyParts: (values: Values, today: string, some?: readonly Part[]) => readonly Part[];
}

/** Says what an order of some product is made of, once for its form, its steps and its drafts. */
export function defineOrder<
  Values extends object,
  Part extends string,
  Layout extends string,
  Step extends string,
>({
  parts: rules,
  layouts,
}: {
  readonly parts: Readonly<Record<Part, OrderPartRules<Values>>>;
  readonly layouts: Readonly<Record<Layout, OrderSteps<Step, NoInfer<Part>>>>;
}): OrderDefinition<Values, Part, Layout, Step> {
  const parts: readonly Part[] = Object.keys(rules) as Part[];

  function errorsOf(some: readonly Part[], values: Values, today: string): FieldErrors {
    return Object.assign({}, ...some.map((part) => rules[part].errors?.(values, today)));
  }

  return {
    parts,
    layouts,
    schemaOf: (some) => partsSchema<Values>(some.map((part) => rules[part].schema)),
    errorsOf,
    faultyParts: (values, today, some = parts) =>
      some.filter(
        (part) =>
          !rules[part].schema.safeParse(values).success ||
          Object.keys(errorsOf([part], values, today)).length > 0,
      ),
  };
}
