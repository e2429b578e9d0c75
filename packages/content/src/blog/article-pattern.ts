import type { BlogPost } from "@sughurta/contracts/content";
import type { PatternFamily } from "@sughurta/ui-kit";

const PATTERNS: readonly PatternFamily[] = ["car", "trip", "home", "family", "health", "mountains"];

/** The pattern of an article: one for each category, so that articles of a list are easy to tell apart. */
export function articlePattern({ categories }: Pick<BlogPost, "categories">): PatternFamily {
  const category = Number(categories[0]?.catId ?? 0);
  return PATTERNS[(category - 1) % PATTERNS.length] ?? "trip";
}
