import { BlogArticle } from "@sughurta/content";
import { blogArticle, blogPosts } from "@sughurta/contracts/content";
import { getBlocks, requiredOr404, withoutBlocks } from "../content/load-content.server.ts";
import { sanitised } from "../html/sanitized.server.ts";
import { pageMeta, sharePath } from "../seo/page-meta.ts";
import { blogPosting, breadcrumbs } from "../seo/structured-data.ts";
import { getServices } from "../services-context.server.ts";
import type { Route } from "./+types/article";

export { articleHandle as handle, contentLinks as links } from "../content/content-route.ts";

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (t, { config, language }) => ({
    title: input.loaderData?.post.title ?? "",
    description: input.loaderData?.post.subTitle || undefined,
    share: input.loaderData && sharePath("blog", input.loaderData.post.slug),
    // An article that is no longer active stays readable but unlisted (SPEC-17).
    noIndex: input.loaderData?.post.active === false,
    feed: true,
    structuredData: input.loaderData
      ? [
          breadcrumbs(config.publicUrl, [
            { name: t("title.crumbHome"), path: "/" },
            { name: t("title.blog"), path: "/blog" },
            { name: input.loaderData.post.title, path: input.location.pathname },
          ]),
          blogPosting(config, input.loaderData.post, language),
        ]
      : [],
  }));

const SIMILAR_ARTICLES = 2;

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = getServices(context);
  const { content } = services;
  const post = await requiredOr404(content.find(blogArticle, { params: { slug: params.slug } }));
  const category = post.categories[0]?.catId;
  const query = { page: 1, pageSize: 12, ...(category ? { category } : {}) };
  const others = content.get(blogPosts, { query }).then(({ data }) => data);
  const similar = (await services.optional(others, []))
    .filter(({ active, slug }) => active && slug !== post.slug)
    .slice(0, SIMILAR_ARTICLES)
    .map(withoutBlocks);
  const blocks = getBlocks(post).map(sanitised);
  return { post: withoutBlocks(post), blocks, similar };
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const { post, blocks, similar } = loaderData;
  return <BlogArticle post={post} blocks={blocks} similar={similar} />;
}
