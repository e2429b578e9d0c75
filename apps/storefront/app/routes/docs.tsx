import { DocumentsPage } from "@sughurta/content";
import { documents } from "@sughurta/contracts/content";
import { required } from "../content/load-content.server.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { getServices } from "../services-context.server.ts";
import type { Route } from "./+types/docs";

export { pagesHandle as handle, textPageLinks as links } from "../content/content-route.ts";

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (t) => ({ title: t("title.docs"), description: t("description.docs") }));

export async function loader({ context }: Route.LoaderArgs) {
  return { documents: await required(getServices(context).content.get(documents)) };
}

export default function Docs({ loaderData }: Route.ComponentProps) {
  return <DocumentsPage documents={loaderData.documents} />;
}
