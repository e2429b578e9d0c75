import { type LazyModule, lazyModule } from "@sughurta/lazy-module";
import type { OrderSteps } from "../steps/wizard-position.ts";
import type { OrderPartRules, OrderRules } from "./order-rules.ts";

/** Definition of an order of a product. */
export interface OrderDefinition<
  Values extends object,
  Part extends string,
  Layout extends string,
  Step extends string,
> {
  /** The parts, in the order in which they are shown. */
  readonly parts: readonly Part[];
  readonly layouts: Readonly<Record<Layout, OrderSteps<Step, Part>>>;
  /** The rules of the parts: fetched with the first interaction, at the latest with the first "Continue". */
  readonly rules: LazyModule<OrderRules<Values, Part>>;
}

/** Defines the parts of an order of a product, once for its form, its steps and its drafts. */
export function defineOrder<
  Values extends object,
  Part extends string,
  Layout extends string,
  Step extends string,
>({
  parts,
  layouts,
  rules,
}: {
  readonly parts: readonly Part[];
  readonly layouts: Readonly<Record<Layout, OrderSteps<Step, Part & {}>>>;
  /** Fetches the rules of each part, for example from a file of their own: the first view does not need them. */
  readonly rules: () => Promise<Readonly<Record<Part, OrderPartRules<Values>>>>;
}): OrderDefinition<Values, Part, Layout, Step> {
  return {
    parts,
    layouts,
    rules: lazyModule(async () => {
      const [{ toOrderRules }, byPart] = await Promise.all([import("./order-rules.ts"), rules()]);
      return toOrderRules(parts, byPart);
    }),
  };
}
