import { OfficesPage } from "@sughurta/content";
import { offices } from "@sughurta/contracts/content";
import { redirectDocument } from "react-router";
import { required } from "../content/load-content.server.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { officePlace } from "../seo/structured-data.ts";
import { getServices } from "../services-context.server.ts";
import styles from "../styles/offices.css?url";
import type { Route } from "./+types/offices";

export { officesHandle as handle } from "../content/content-route.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (t, { config }) => ({
    title: t("title.offices"),
    description: t("description.offices"),
    structuredData: input.loaderData?.offices.map((office) => officePlace(config, office)),
  }));

export async function loader({ context }: Route.LoaderArgs) {
  const services = getServices(context);
  const { mapTiles: tiles, timeZone } = services.config;
  if (tiles) services.allowImagesFrom(new URL(tiles.url).origin);
  return { offices: await required(services.content.get(offices)), tiles, timeZone };
}

/** The content security policy of the previous page allows no map tiles, so this page is loaded in full. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const page = await serverLoader();
  if (page.tiles) throw redirectDocument(new URL(request.url).pathname);
  return page;
}

export default function Offices({ loaderData }: Route.ComponentProps) {
  return <OfficesPage {...loaderData} />;
}
