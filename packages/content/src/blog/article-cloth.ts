import type { BlogPost } from "@sughurta/contracts/content";
import type { PatternFamily } from "@sughurta/ui-kit";

const CLOTHS: readonly PatternFamily[] = ["car", "trip", "home", "family", "health", "mountains"];

/** The pattern of an article: one for each category, so that articles of a list are easy to tell apart. */
export function articleCloth({ categories }: Pick<BlogPost, "categories">): PatternFamily {
  const category = Number(categories[0]?.catId ?? 0);
  return CLOTHS[(category - 1) % CLOTHS.length] ?? "trip";
}
