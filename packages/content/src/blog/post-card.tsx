import type { BlogPost } from "@sughurta/contracts/content";
import { useFormat } from "@sughurta/i18n";
import { type PatternFamily, ProductCard } from "@sughurta/ui-kit";

const PATTERNS: readonly PatternFamily[] = ["car", "trip", "home", "family", "health", "mountains"];

export interface PostCardProps {
  readonly post: Pick<
    BlogPost,
    "slug" | "title" | "subTitle" | "mainImg" | "createdAt" | "categories"
  >;
  readonly level?: 2 | 3;
}

/** An article in a list: picture, title, date. */
export function PostCard({ post, level = 3 }: PostCardProps) {
  const format = useFormat();
  const { slug, title, subTitle, mainImg, createdAt } = post;
  return (
    <ProductCard
      title={title}
      href={`/blog/${encodeURIComponent(slug)}`}
      level={level}
      text={
        <>
          {subTitle ? <p className="sg-post__lead">{subTitle}</p> : null}
          <time dateTime={createdAt}>{format.longDate(createdAt)}</time>
        </>
      }
      picture={mainImg}
      pattern={articlePattern(post)}
      patternSeed={slug}
    />
  );
}

/** The pattern of an article: one for each category, so that articles of a list are easy to tell apart. */
export function articlePattern({ categories }: Pick<BlogPost, "categories">): PatternFamily {
  const category = Number(categories[0]?.catId ?? 0);
  return PATTERNS[(category - 1) % PATTERNS.length] ?? "trip";
}
