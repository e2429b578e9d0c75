import { boxDraft, motorDraft, TRAVEL_DRAFT } from "@sughurta/contracts/draft-names";
import type { Language } from "@sughurta/domain";
import { isMotorProgram, MOTOR_PRODUCTS, productOfProgram } from "@sughurta/domain/motor";
import type { product } from "#src/platform/database/schema/sales.ts";
import { productNames } from "#src/products/line/product-names.ts";
import { TRAVEL_PRODUCT_CODE } from "#src/products/travel/travel-quote.ts";

type Product = Pick<typeof product.$inferSelect, "code" | "slug" | "title">;

function getDraft({ code, slug }: Product): string {
  if (code === TRAVEL_PRODUCT_CODE) return TRAVEL_DRAFT;
  const motor = isMotorProgram(code)
    ? productOfProgram(code)
    : MOTOR_PRODUCTS.find((one) => one === code);
  return motor === undefined ? boxDraft(slug) : motorDraft(motor);
}

/** Programmes of one draft by their common name, or else one by one. */
function getTitle(products: readonly Product[], language: Language): string {
  const whole = products.find(({ code }) => !isMotorProgram(code));
  return (whole ? [whole] : products)
    .map(({ code, title }) => {
      const policyType = isMotorProgram(code) ? "car" : "box";
      return productNames({ policyType, productCode: code }, title, language).name;
    })
    .join(", ");
}

/** Titles of drafts, by kind. */
export function draftTitles(
  products: readonly Product[],
  language: Language,
): ReadonlyMap<string, string> {
  const byDraft = Map.groupBy(products, getDraft);
  return new Map([...byDraft].map(([kind, sold]) => [kind, getTitle(sold, language)]));
}
