import { BusinessCatalogue } from "@sughurta/content";
import { loadBusinessCatalogue } from "../content/load-content.server.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { getServices } from "../services-context.server.ts";
import type { Route } from "./+types/business-category";

export { businessHandle as handle, contentLinks as links } from "../content/content-route.ts";

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (t) => ({
    title: input.loaderData?.title ?? t("title.businessProducts"),
    description: input.loaderData?.summary ?? t("description.businessProducts"),
  }));

export function loader({ context, params }: Route.LoaderArgs) {
  return loadBusinessCatalogue(getServices(context), params.slug);
}

export default function BusinessCategory({ loaderData }: Route.ComponentProps) {
  const { products, categories, currentCategory } = loaderData;
  return (
    <BusinessCatalogue
      products={products}
      categories={categories}
      currentCategory={currentCategory}
    />
  );
}
