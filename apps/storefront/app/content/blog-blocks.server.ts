import type { BlogPost } from "@sughurta/contracts/content";
import { memoizeByObject } from "#server/render/services.ts";

const NO_BLOCKS = {
  description: "",
  description2: "",
  description3: "",
  description4: "",
  description5: "",
  description6: "",
  description7: "",
  description8: "",
};

/** The non-empty blocks of an article, up to eight, in order (S0 §2). */
export function blocksOf(post: BlogPost): string[] {
  const { description, description2, description3, description4 } = post;
  const { description5, description6, description7, description8 } = post;
  return [
    description,
    description2,
    description3,
    description4,
    description5,
    description6,
    description7,
    description8,
  ].filter((block) => block.trim() !== "");
}

/** A post in the shape of a list. */
export function withoutBlocks(post: BlogPost): BlogPost {
  return { ...post, ...NO_BLOCKS };
}

/** The published posts in the shape of a list. */
export const activePosts = memoizeByObject((posts: readonly BlogPost[]): readonly BlogPost[] =>
  posts.filter(({ active }) => active).map(withoutBlocks),
);
