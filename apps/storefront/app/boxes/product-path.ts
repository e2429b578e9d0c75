import type { BoxProduct } from "@sughurta/contracts/box";

/** Category of car products, which have pages of their own (S2 §2). */
export const MOTOR_CATEGORY = "sci";

/** The one address of a product, not yet encoded: a car's is in the motor catalogue, though its box page is there too. */
export function productPath({ slug, categories }: Pick<BoxProduct, "slug" | "categories">): string {
  const section = categories.includes(MOTOR_CATEGORY) ? "auto" : "boxes";
  return `/${section}/${slug}`;
}
