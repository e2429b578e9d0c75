import { PartnerPage } from "@sughurta/content";
import { partner } from "@sughurta/contracts";
import { requiredOr404 } from "../content/required.server.ts";
import { sanitised } from "../html/sanitised.server.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { servicesOf } from "../services-context.server.ts";
import type { Route } from "./+types/partner";

export { contentHandle as handle, textLinks as links } from "../content/content-route.ts";

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, () => ({
    title: input.loaderData?.partner.title ?? "",
    image: input.loaderData?.partner.img || undefined,
  }));

export async function loader({ context, params }: Route.LoaderArgs) {
  const { content } = servicesOf(context);
  const found = await requiredOr404(content.find(partner, { params: { id: params.id } }));
  const description = sanitised(found.description);
  return { partner: { ...found, description: "" }, description };
}

export default function PartnerDetail({ loaderData }: Route.ComponentProps) {
  return <PartnerPage partner={loaderData.partner} description={loaderData.description} />;
}
