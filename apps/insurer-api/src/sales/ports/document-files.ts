import type { Language } from "@sughurta/domain";
import type {
  InstalmentRow,
  Localised,
  Order,
  Policy,
} from "#src/platform/database/schema/sales.ts";
import type { PolicyWithTerms } from "#src/products/line/product-line.ts";

/** A policy with the title of its product, its order data and its status. */
export interface PolicyWithProduct {
  readonly policy: Policy;
  readonly title: Localised | null;
  /** Address part of the product. */
  readonly slug?: string | null | undefined;
  /** Null for a policy that was not bought here. */
  readonly details: Order["details"] | null;
  /** Terms of its product; absent if it has none. */
  readonly sold?: PolicyWithTerms["sold"];
  readonly cancelledOn: string | null;
  /** Empty if the price was paid at once. */
  readonly parts: readonly InstalmentRow[];
}

/** Documents of policies: drawn once per language, then stored. */
export interface PolicyDocuments {
  /** Name of the document in the file store; the first caller has it drawn, concurrent callers await the same file. */
  storedAs(policyWithProduct: PolicyWithProduct, language: Language): Promise<string>;
}
