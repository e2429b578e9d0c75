import { PartnerPage } from "@sughurta/content";
import { partner } from "@sughurta/contracts/content";
import { requiredOr404 } from "../content/load-content.server.ts";
import { sanitised } from "../html/sanitized.server.ts";
import { excerpt } from "../seo/excerpt.server.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { getServices } from "../services-context.server.ts";
import type { Route } from "./+types/partner";

export { pagesHandle as handle, textPageLinks as links } from "../content/content-route.ts";

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, () => ({
    title: input.loaderData?.partner.title ?? "",
    description: input.loaderData?.summary,
  }));

export async function loader({ context, params }: Route.LoaderArgs) {
  const { content } = getServices(context);
  const found = await requiredOr404(content.find(partner, { params: { id: params.id } }));
  const description = sanitised(found.description);
  const summary = excerpt(found.description);
  return { partner: { ...found, description: "" }, description, summary };
}

export default function PartnerDetail({ loaderData }: Route.ComponentProps) {
  return <PartnerPage partner={loaderData.partner} description={loaderData.description} />;
}
