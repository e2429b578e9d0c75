import { claimsTexts } from "@sughurta/claims";
import { contentTexts } from "@sughurta/content";
import { isPolicyNumber, normalizePolicyNumber } from "@sughurta/domain";
import { formTexts } from "@sughurta/forms";
import { translator } from "@sughurta/i18n";
import { SearchScreen } from "../search/search-screen.tsx";
import { searchSite } from "../search/search-site.server.ts";
import { searchTexts } from "../search/search-texts.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { servicesOf } from "../services-context.server.ts";
import type { RouteHandle } from "../start/route-texts.ts";
import styles from "../styles/search.css?url";
import type { Route } from "./+types/search";

export const handle: RouteHandle = {
  texts: [searchTexts],
  textsOfParts: [contentTexts.popups, claimsTexts, formTexts],
};

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (_, { language }) => {
    const t = translator(language, searchTexts);
    const query = input.loaderData?.query ?? "";
    return { title: query === "" ? t("title") : t("titleOf", { query }), noIndex: true };
  });

const NOTHING = { count: 0, groups: [] };

/** Search terms are arbitrary: the page is rendered on each request and never cached. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { supportPhone } = services.config;
  const query = (new URL(request.url).searchParams.get("q") ?? "").trim();
  if (query === "") return { query, answer: NOTHING, supportPhone };
  services.keepOutOfCaches();
  const policyNumber = normalizePolicyNumber(query);
  if (isPolicyNumber(policyNumber)) return { query, answer: NOTHING, supportPhone, policyNumber };
  return { query, answer: await searchSite(services, query), supportPhone };
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchScreen {...loaderData} />;
}
