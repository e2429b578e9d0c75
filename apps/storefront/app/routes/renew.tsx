import { accountTexts, RenewPage, renewalTexts } from "@sughurta/account";
import { useApiClient } from "@sughurta/api-client/react";
import { formTexts } from "@sughurta/forms";
import { useSession } from "@sughurta/session";
import { useLocation, useNavigate } from "react-router";
import { beginRenewal } from "../renewal/begin-renewal.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { getServices } from "../services-context.server.ts";
import type { RouteHandle } from "../start/route-texts.ts";
import styles from "../styles/account.css?url";
import type { Route } from "./+types/renew";

export const handle: RouteHandle = { texts: [accountTexts, renewalTexts, formTexts] };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (t) => ({ title: t("title.renew"), noIndex: true }));

export function loader({ context }: Route.LoaderArgs) {
  const services = getServices(context);
  services.keepOutOfCaches();
  return { today: services.today };
}

/** Page of the link in a reminder: the renewal order of a policy. */
export default function Renew({ params, loaderData }: Route.ComponentProps) {
  const { policyNumber } = params;
  return <RenewalScreen key={policyNumber} policyNumber={policyNumber} today={loaderData.today} />;
}

/** Renews a policy: the new order opens in place of this page. */
function RenewalScreen({ policyNumber, today }: { policyNumber: string; today: string }) {
  const client = useApiClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isUser = useSession(({ visitor }) => visitor === "user");
  return (
    <RenewPage
      policyNumber={policyNumber}
      begin={(renewal, options) => beginRenewal(client, renewal, { today, ...options })}
      onBegun={(href) => void navigate(href, { replace: true })}
      policyHref={(number) => `/verify/${encodeURIComponent(number)}`}
      signInHref={isUser ? undefined : `/mobile-login?${new URLSearchParams({ next: pathname })}`}
    />
  );
}
