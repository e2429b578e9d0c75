import { BusinessHome } from "@sughurta/content";
import { businessBoxes } from "@sughurta/contracts/box";
import { businessSlides } from "@sughurta/contracts/content";
import { required } from "../content/load-content.server.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { getServices } from "../services-context.server.ts";
import type { Route } from "./+types/business";

export { businessHomeHandle as handle, contentLinks as links } from "../content/content-route.ts";

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (t) => ({ title: t("title.business"), description: t("description.business") }));

export async function loader({ context }: Route.LoaderArgs) {
  const services = getServices(context);
  const { content } = services;
  const [list, slides] = await Promise.all([
    required(content.get(businessBoxes)),
    services.optional(content.get(businessSlides, { params: { slug: "glavnaya" } }), []),
  ]);
  const products = list.data.map((product) => ({ ...product, fullDesc: "" }));
  return { products, slides };
}

export default function Business({ loaderData }: Route.ComponentProps) {
  const { slides, products } = loaderData;
  return <BusinessHome slides={slides} products={products} />;
}
