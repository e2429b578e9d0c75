import type { BlogPost } from "@sughurta/contracts/content";
import type { ClothFamily } from "@sughurta/ui-kit";

const CLOTHS: readonly ClothFamily[] = ["car", "trip", "home", "family", "health", "mountains"];

/** The pattern of an article: one for each category, so that articles of a list are easy to tell apart. */
export function articleCloth({ categories }: Pick<BlogPost, "categories">): ClothFamily {
  const category = Number(categories[0]?.catId ?? 0);
  return CLOTHS[(category - 1) % CLOTHS.length] ?? "trip";
}
