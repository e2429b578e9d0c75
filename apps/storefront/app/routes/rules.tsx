import { TextPage } from "@sughurta/content";
import { rules } from "@sughurta/contracts/content";
import { required } from "../content/load-content.server.ts";
import { sanitised } from "../html/sanitized.server.ts";
import { excerpt } from "../seo/excerpt.server.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { getServices } from "../services-context.server.ts";
import type { Route } from "./+types/rules";

export { textPageLinks as links } from "../content/content-route.ts";

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, () => ({
    title: input.loaderData?.title ?? "",
    description: input.loaderData?.description,
  }));

export async function loader({ context }: Route.LoaderArgs) {
  const { title, desc } = await required(getServices(context).content.get(rules));
  return { title, description: excerpt(desc), html: sanitised(desc) };
}

export default function Rules({ loaderData }: Route.ComponentProps) {
  return <TextPage title={loaderData.title} html={loaderData.html} />;
}
