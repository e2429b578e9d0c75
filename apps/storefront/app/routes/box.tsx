import { BoxDetail, boxesTexts, boxTermsTexts } from "@sughurta/boxes";
import { contentTexts } from "@sughurta/content";
import { plainFormTexts } from "@sughurta/forms";
import { boxMeta } from "../boxes/box-meta.ts";
import { CatalogueScreen } from "../boxes/catalogue-screen.tsx";
import { loadCategoryOrProduct } from "../boxes/load-boxes.server.ts";
import { getServices } from "../services-context.server.ts";
import type { RouteHandle } from "../start/route-texts.ts";
import styles from "../styles/catalogue.css?url";
import type { Route } from "./+types/box";

export const handle: RouteHandle = {
  texts: [boxesTexts, boxTermsTexts, contentTexts.carousel, plainFormTexts],
};

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = (input) => boxMeta(input, input.loaderData);

export function loader({ context, params }: Route.LoaderArgs) {
  return loadCategoryOrProduct(getServices(context), params.slug);
}

export default function Box({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "catalogue") return <CatalogueScreen data={loaderData} />;
  const { product, description, config } = loaderData;
  return <BoxDetail product={product} description={description} saleSiteUrl={config.saleSiteUrl} />;
}
