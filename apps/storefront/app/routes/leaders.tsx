import { LeadersPage } from "@sughurta/content";
import { leaders } from "@sughurta/contracts/content";
import { required } from "../content/load-content.server.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { getServices } from "../services-context.server.ts";
import type { Route } from "./+types/leaders";

export { pagesHandle as handle, textPageLinks as links } from "../content/content-route.ts";

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (t) => ({ title: t("title.leaders"), description: t("description.leaders") }));

export async function loader({ context }: Route.LoaderArgs) {
  return { leaders: await required(getServices(context).content.get(leaders)) };
}

export default function Leaders({ loaderData }: Route.ComponentProps) {
  return <LeadersPage leaders={loaderData.leaders} />;
}
