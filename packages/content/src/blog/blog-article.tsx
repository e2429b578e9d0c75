import type { BlogPost } from "@sughurta/contracts/content";
import { useTexts } from "@sughurta/i18n";
import {
  Badge,
  Button,
  ButtonLink,
  Container,
  Grid,
  ProductPattern,
  Prose,
  type SanitizedHtml,
} from "@sughurta/ui-kit";
import { useState } from "react";
import { CallbackDialog } from "../callback/callback-dialog.tsx";
import { contentTexts } from "../texts/content-texts.ts";
import { articlePattern, PostCard } from "./post-card.tsx";

/** Number of similar articles below an article (S0 §2). */
const SIMILAR_POSTS = 2;

export interface BlogArticleProps {
  /** The article from the content service. */
  readonly post: BlogPost;
  /** Its description blocks in order, sanitised by the server; empty ones may be omitted. */
  readonly blocks: readonly SanitizedHtml[];
  /** Articles of the same category. */
  readonly similar: readonly BlogPost[];
}

/** One article; an inactive one offers a callback instead of the back link (S0 §2). */
export function BlogArticle({ post, blocks, similar }: BlogArticleProps) {
  const { t, format } = useTexts(contentTexts.blog);
  const [calling, setCalling] = useState(false);
  const tags = post.tags.split(",").map((tag) => tag.trim());
  const others = similar.filter(({ id, active }) => active && id !== post.id);
  return (
    <>
      <Container as="article" width="text" className="sg-content-page sg-article">
        <header>
          <p className="sg-article__date">
            <time dateTime={post.createdAt}>
              {t("blog.published", { date: format.longDate(post.createdAt) })}
            </time>
          </p>
          <h1 className="sg-article__title">{post.title}</h1>
          {post.subTitle ? <p className="sg-article__lead">{post.subTitle}</p> : null}
        </header>
        {post.mainImg ? (
          <img
            className="sg-article__picture"
            src={post.mainImg}
            alt=""
            width={800}
            height={600}
            fetchPriority="high"
          />
        ) : (
          <ProductPattern
            className="sg-article__pattern"
            family={articlePattern(post)}
            seed={post.slug}
          />
        )}
        {blocks
          .filter((block) => block !== "")
          .map((block) => (
            <Prose key={block} html={block} />
          ))}
        {post.tags ? (
          <ul className="sg-tags" aria-label={t("blog.tags")}>
            {tags.map((tag) => (
              <li key={tag}>
                <Badge>{tag}</Badge>
              </li>
            ))}
          </ul>
        ) : null}
        <div>
          {post.active ? (
            <ButtonLink href="/blog" variant="secondary" icon="arrow-left">
              {t("blog.back")}
            </ButtonLink>
          ) : (
            <Button icon="phone" onClick={() => setCalling(true)}>
              {t("blog.callback")}
            </Button>
          )}
        </div>
      </Container>
      {others.length > 0 ? (
        <Container
          as="aside"
          width="text"
          className="sg-content-page"
          aria-labelledby="similar-articles"
        >
          <h2 id="similar-articles">{t("blog.similar")}</h2>
          <Grid as="ul" min="small" className="sg-page__list sg-article__similar">
            {others.slice(0, SIMILAR_POSTS).map((other) => (
              <li key={other.id}>
                <PostCard post={other} />
              </li>
            ))}
          </Grid>
        </Container>
      ) : null}
      <CallbackDialog open={calling} onClose={() => setCalling(false)} note={post.title} />
    </>
  );
}
