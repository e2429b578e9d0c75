import { PartnersPage } from "@sughurta/content";
import { partnerCategories } from "@sughurta/contracts";
import { required } from "../content/required.server.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { servicesOf } from "../services-context.server.ts";
import type { Route } from "./+types/partners";

export { contentHandle as handle, textLinks as links } from "../content/content-route.ts";

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (t) => ({ title: t("title.partners"), description: t("description.partners") }));

export async function loader({ context }: Route.LoaderArgs) {
  return { categories: await required(servicesOf(context).content.get(partnerCategories)) };
}

export default function Partners({ loaderData }: Route.ComponentProps) {
  return <PartnersPage categories={loaderData.categories} />;
}
