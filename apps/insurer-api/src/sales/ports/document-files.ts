import type { Language } from "@sughurta/domain";
import type {
  InstalmentRow,
  Localised,
  Order,
  Policy,
} from "#src/platform/database/schema/sales.ts";
import type { PolicyWithTerms } from "#src/products/product-line.ts";

/** A policy with the title of its product, what was ordered, and what became of it. */
export interface TitledPolicy {
  readonly policy: Policy;
  readonly title: Localised | null;
  /** Address part of the product. */
  readonly slug?: string | null | undefined;
  /** Null for a policy that was not bought here. */
  readonly details: Order["details"] | null;
  /** Terms of its product; absent where it has none. */
  readonly sold?: PolicyWithTerms["sold"];
  readonly cancelledOn: string | null;
  /** Empty where the price was paid at once. */
  readonly parts: readonly InstalmentRow[];
}

/** Documents of policies: drawn once per language, then the file that was kept. */
export interface PolicyDocuments {
  /** The name under which the store has the document; whoever asks first has it drawn, the others wait for that. */
  storedAs(titled: TitledPolicy, language: Language): Promise<string>;
}
