import type { BlogPost } from "@sughurta/contracts/content";
import { useTexts } from "@sughurta/i18n";
import { EmptyState, Grid } from "@sughurta/ui-kit";
import { Page } from "../pages/page.tsx";
import { PageLinks } from "../pages/page-links.tsx";
import { SubscribeForm } from "../subscription/subscribe-form.tsx";
import { contentTexts } from "../texts/content-texts.ts";
import { PostCard } from "./post-card.tsx";

export interface BlogListProps {
  /** The articles of this page, the newest first. */
  readonly posts: readonly BlogPost[];
  /** Current page, from 1. */
  readonly page: number;
  /** Number of pages. */
  readonly lastPage: number;
}

/** Blog, twelve articles a page, with the subscription (S0 §2). */
export function BlogList({ posts, page, lastPage }: BlogListProps) {
  const { t } = useTexts(contentTexts.blog);
  const listed = posts.filter(({ active }) => active);
  return (
    <Page title={t("blog.title")} lead={t("blog.lead")}>
      {listed.length === 0 ? <EmptyState title={t("blog.empty")} /> : null}
      <Grid as="ul" className="sg-page__list">
        {listed.map((post) => (
          <li key={post.id}>
            <PostCard post={post} level={2} />
          </li>
        ))}
      </Grid>
      <PageLinks
        path="/blog"
        label={t("blog.pages")}
        pageText={(number) => t("blog.page", { page: number })}
        current={page}
        last={lastPage}
      />
      <SubscribeForm />
    </Page>
  );
}
