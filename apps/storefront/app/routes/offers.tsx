import { BoxOffers, boxesTexts } from "@sughurta/boxes";
import { boxes } from "@sughurta/contracts/box";
import { required } from "../content/load-content.server.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { getServices } from "../services-context.server.ts";
import type { RouteHandle } from "../start/route-texts.ts";
import styles from "../styles/catalogue.css?url";
import type { Route } from "./+types/offers";

const OFFERS_PAGE_SIZE = 300;

export const handle: RouteHandle = { texts: [boxesTexts] };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (t) => ({ title: t("title.offers"), description: t("description.offers") }));

export async function loader({ context }: Route.LoaderArgs) {
  const { content, config } = getServices(context);
  const query = { page_size: OFFERS_PAGE_SIZE, boxed: 1 } as const;
  const { data } = await required(content.get(boxes, { query }));
  return { boxes: data.map((product) => ({ ...product, fullDesc: "" })), config };
}

export default function Offers({ loaderData }: Route.ComponentProps) {
  const { saleSiteUrl } = loaderData.config;
  return <BoxOffers boxes={loaderData.boxes} saleSiteUrl={saleSiteUrl} />;
}
