import { boxesTexts } from "@sughurta/boxes";
import { contentTexts } from "@sughurta/content";
import { plainFormTexts } from "@sughurta/forms";
import { boxMeta } from "../boxes/box-meta.ts";
import { CatalogueScreen } from "../boxes/catalogue-screen.tsx";
import { loadCatalogue } from "../boxes/load-boxes.server.ts";
import { getServices } from "../services-context.server.ts";
import type { RouteHandle } from "../start/route-texts.ts";
import styles from "../styles/catalogue.css?url";
import type { Route } from "./+types/boxes";

export const handle: RouteHandle = {
  texts: [boxesTexts, contentTexts.carousel, plainFormTexts],
};

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = (input) => boxMeta(input, input.loaderData);

export function loader({ context }: Route.LoaderArgs) {
  return loadCatalogue(getServices(context));
}

export default function Boxes({ loaderData }: Route.ComponentProps) {
  return <CatalogueScreen data={loaderData} />;
}
