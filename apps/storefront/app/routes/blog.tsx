import { BlogList } from "@sughurta/content";
import { blogPosts } from "@sughurta/contracts/content";
import { getPage } from "../content/content-route.ts";
import { activePosts, requiredPage } from "../content/load-content.server.ts";
import { pageMeta, sharePath } from "../seo/page-meta.ts";
import { getServices } from "../services-context.server.ts";
import type { Route } from "./+types/blog";

export { blogHandle as handle, contentLinks as links } from "../content/content-route.ts";

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (t) => ({
    title:
      input.loaderData && input.loaderData.page > 1
        ? t("title.blogPage", { page: input.loaderData.page })
        : t("title.blog"),
    description: t("description.blog"),
    page: input.loaderData?.page,
    share: sharePath("page", "blog"),
    feed: true,
  }));

const POSTS_PER_PAGE = 12;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = getPage(request.url);
  const query = { page, pageSize: POSTS_PER_PAGE };
  const list = getServices(context).content.get(blogPosts, { query });
  const { data, lastPage } = await requiredPage(page, list);
  return { page, lastPage, posts: activePosts(data) };
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { posts, page, lastPage } = loaderData;
  return <BlogList posts={posts} page={page} lastPage={lastPage} />;
}
