import { BoxCard, boxesTexts } from "@sughurta/boxes";
import { claimsTexts } from "@sughurta/claims";
import { contentTexts, HomePage } from "@sughurta/content";
import { formTexts } from "@sughurta/forms";
import { tripQuoteTexts } from "@sughurta/travel-flow";
import { FactRow } from "@sughurta/ui-kit";
import { useState } from "react";
import { useNavigate } from "react-router";
import { subscriptionTexts } from "../content/content-route.ts";
import { HomeCarQuestion, HomeTripQuote } from "../home/home-quotes.tsx";
import { loadHome } from "../home/load-home.server.ts";
import { CheckPolicy } from "../policy/check-policy.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { organization } from "../seo/structured-data.ts";
import { getServices } from "../services-context.server.ts";
import type { RouteHandle } from "../start/route-texts.ts";
import styles from "../styles/home.css?url";
import type { Route } from "./+types/home";

export const handle: RouteHandle = {
  texts: [
    tripQuoteTexts,
    contentTexts.home,
    contentTexts.carousel,
    ...subscriptionTexts,
    boxesTexts,
  ],
  textsOfParts: [contentTexts.popups, claimsTexts, formTexts],
};

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (t, shell) => ({
    title: t("title.home"),
    description: t("description.home"),
    structuredData: [organization(shell.config)],
  }));

export function loader({ context }: Route.LoaderArgs) {
  return loadHome(getServices(context));
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { families, facts, slides, products, partners, posts, config } = loaderData;
  const { today, quote, carPrice } = loaderData;
  const { saleSiteUrl } = config;
  const navigate = useNavigate();
  const [checking, setChecking] = useState(false);
  return (
    <>
      <HomePage
        today={today}
        trip={<HomeTripQuote today={today} {...quote} />}
        car={<HomeCarQuestion price={carPrice} />}
        families={families}
        proof={<FactRow facts={facts} />}
        slides={slides}
        products={products}
        renderProduct={(product) => <BoxCard product={product} saleSiteUrl={saleSiteUrl} />}
        partners={partners}
        posts={posts}
        onCheckPolicy={() => setChecking(true)}
        onActivate={() => void navigate("/boxes", { state: { toActivate: true } })}
      />
      <CheckPolicy open={checking} onClose={() => setChecking(false)} />
    </>
  );
}
