import type { Language } from "@sughurta/domain";
import { product } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { FilterChoice } from "./list-filter.ts";

/** All products by their code, for the filter of a list. */
export async function productChoices(
  db: Database,
  language: Language,
): Promise<readonly FilterChoice[]> {
  const rows = await db.select({ code: product.code, title: product.title }).from(product);
  return rows
    .map(({ code, title }) => [code, title[language]] as const)
    .toSorted(([, a], [, b]) => a.localeCompare(b, language));
}
