import { accountTexts, renewalTexts } from "@sughurta/account";
import { formTexts } from "@sughurta/forms";
import { RenewalScreen } from "../renewal/renewal-screen.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { servicesOf } from "../services-context.server.ts";
import type { RouteHandle } from "../start/route-texts.ts";
import styles from "../styles/account.css?url";
import type { Route } from "./+types/renew";

export const handle: RouteHandle = { texts: [accountTexts, renewalTexts, formTexts] };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (t) => ({ title: t("title.renew"), noIndex: true }));

export function loader({ context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  services.keepOutOfCaches();
  return { today: services.today };
}

/** Page of the link in a reminder: the renewal order of a policy. */
export default function Renew({ params, loaderData }: Route.ComponentProps) {
  const { policyNumber } = params;
  return <RenewalScreen key={policyNumber} policyNumber={policyNumber} today={loaderData.today} />;
}
