import { PartnersPage } from "@sughurta/content";
import { partnerCategories } from "@sughurta/contracts/content";
import { useSearchParams } from "react-router";
import { required } from "../content/load-content.server.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { getServices } from "../services-context.server.ts";
import type { Route } from "./+types/partners";

export { pagesHandle as handle, textPageLinks as links } from "../content/content-route.ts";
export { stepShouldRevalidate as shouldRevalidate } from "../navigation/step-should-revalidate.ts";

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (t) => ({ title: t("title.partners"), description: t("description.partners") }));

export async function loader({ context }: Route.LoaderArgs) {
  return { categories: await required(getServices(context).content.get(partnerCategories)) };
}

export default function Partners({ loaderData }: Route.ComponentProps) {
  const [query, setQuery] = useSearchParams();
  return (
    <PartnersPage
      categories={loaderData.categories}
      category={query.get("category") ?? undefined}
      // In the address, so that Back from a partner leads to the same list.
      onCategory={(category) =>
        setQuery(category === undefined ? {} : { category }, {
          replace: true,
          preventScrollReset: true,
        })
      }
    />
  );
}
