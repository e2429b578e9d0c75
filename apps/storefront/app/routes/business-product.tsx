import { BusinessProduct } from "@sughurta/content";
import { businessBox } from "@sughurta/contracts/box";
import { requiredOr404 } from "../content/load-content.server.ts";
import { sanitised } from "../html/sanitized.server.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { getServices } from "../services-context.server.ts";
import type { Route } from "./+types/business-product";

export { businessHandle as handle, contentLinks as links } from "../content/content-route.ts";

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, () => ({
    title: input.loaderData?.product.title ?? "",
    description: input.loaderData?.product.shortDesc,
  }));

export async function loader({ context, params }: Route.LoaderArgs) {
  const { content } = getServices(context);
  const found = content.find(businessBox, { params: { slug: params.slug } });
  const product = await requiredOr404(found.then((list) => list?.[0]));
  const description = sanitised(product.fullDesc);
  return { product: { ...product, fullDesc: "" }, description };
}

export default function BusinessProductDetail({ loaderData }: Route.ComponentProps) {
  const { product, description } = loaderData;
  return <BusinessProduct product={product} description={description} />;
}
