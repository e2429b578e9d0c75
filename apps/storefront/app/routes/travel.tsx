import { BoxCard, boxesTexts } from "@sughurta/boxes";
import { formTexts } from "@sughurta/forms";
import { useSession } from "@sughurta/session";
import {
  quickQuoteTexts,
  TravelLanding,
  type TravelTrip,
  TripQuote,
  tripQuoteTexts,
} from "@sughurta/travel-flow";
import { FactRow } from "@sughurta/ui-kit";
import { useState } from "react";
import { useNavigate } from "react-router";
import { CheckPolicy } from "../policy/check-policy.tsx";
import { getServices } from "../services-context.server.ts";
import type { RouteHandle } from "../start/route-texts.ts";
import styles from "../styles/travel.css?url";
import { loadTravel } from "../travel/load-travel.server.ts";
import { pendingTrip } from "../travel/pending-trip.ts";
import { travelMeta } from "../travel/travel-meta.ts";
import type { Route } from "./+types/travel";

export const handle: RouteHandle = {
  texts: [quickQuoteTexts, boxesTexts, formTexts],
  textsOfParts: [tripQuoteTexts],
};

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = (input) => travelMeta(input);

export function loader({ context, request }: Route.LoaderArgs) {
  return loadTravel(getServices(context), new URL(request.url).searchParams);
}

export default function Travel({ loaderData }: Route.ComponentProps) {
  const { config, asked, facts, ...landing } = loaderData;
  const { saleSiteUrl } = config;
  const { coupon, partner } = useSession((session) => session.attribution);
  const navigate = useNavigate();
  const [checking, setChecking] = useState(false);
  const order = (trip: TravelTrip) =>
    void navigate("/travel-order", { state: pendingTrip.toNavigationState(trip) });
  return (
    <>
      <TravelLanding
        {...landing}
        renderProduct={(product) => <BoxCard product={product} saleSiteUrl={saleSiteUrl} />}
        onCheckPolicy={() => setChecking(true)}
        onOrder={order}
        proof={<FactRow facts={facts} />}
        quote={
          asked && (
            <TripQuote
              today={landing.today}
              initial={asked.trip}
              price={asked.price}
              ages={asked.ages}
              href="/travel"
              onOrder={order}
              coupon={coupon}
              partner={partner}
            />
          )
        }
        coupon={coupon}
        partner={partner}
      />
      <CheckPolicy open={checking} onClose={() => setChecking(false)} />
    </>
  );
}
