import { OfficesPage } from "@sughurta/content";
import { offices } from "@sughurta/contracts";
import { required } from "../content/required.server.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { servicesOf } from "../services-context.server.ts";
import type { Route } from "./+types/offices";

export { contentHandle as handle, contentLinks as links } from "../content/content-route.ts";

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (t) => ({ title: t("title.offices"), description: t("description.offices") }));

export async function loader({ context }: Route.LoaderArgs) {
  return { offices: await required(servicesOf(context).content.get(offices)) };
}

export default function Offices({ loaderData }: Route.ComponentProps) {
  return <OfficesPage offices={loaderData.offices} />;
}
