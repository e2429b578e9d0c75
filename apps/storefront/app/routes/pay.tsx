import { accountTexts, payTexts, renewalTexts } from "@sughurta/account";
import { paymentTexts } from "@sughurta/checkout";
import { formTexts } from "@sughurta/forms";
import { PayScreen } from "../payment/pay-screen.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { servicesOf } from "../services-context.server.ts";
import type { RouteHandle } from "../start/route-texts.ts";
import styles from "../styles/pay.css?url";
import type { Route } from "./+types/pay";

export const handle: RouteHandle = {
  texts: [payTexts, accountTexts, renewalTexts, paymentTexts, formTexts],
};

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (t) => ({ title: t("title.pay"), noIndex: true }));

export function loader({ context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  services.keepOutOfCaches();
  return { paymentOrigins: services.config.paymentOrigins };
}

/** Page of the link in a reminder: later instalments of a policy (SPEC-85). */
export default function Pay({ params, loaderData }: Route.ComponentProps) {
  const { policyNumber } = params;
  const { paymentOrigins } = loaderData;
  return (
    <PayScreen key={policyNumber} policyNumber={policyNumber} paymentOrigins={paymentOrigins} />
  );
}
