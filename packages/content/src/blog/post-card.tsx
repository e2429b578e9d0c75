import type { BlogPost } from "@sughurta/contracts/content";
import { useFormat } from "@sughurta/i18n";
import { ProductCard } from "@sughurta/ui-kit";
import { articlePattern } from "./article-pattern.ts";

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
    />
  );
}
