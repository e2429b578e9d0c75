import { accountTexts, PayPage, payTexts, renewalTexts } from "@sughurta/account";
import { paymentTexts } from "@sughurta/checkout";
import { formTexts } from "@sughurta/forms";
import { useSession } from "@sughurta/session";
import { useLocation, useNavigate } from "react-router";
import { pageMeta } from "../seo/page-meta.ts";
import { getServices } from "../services-context.server.ts";
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
  const services = getServices(context);
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

export interface PayScreenProps {
  policyNumber: string;
  paymentOrigins: readonly string[];
}

/** Later instalments of a policy; after the bank the buyer returns to the result page. */
function PayScreen({ policyNumber, paymentOrigins }: PayScreenProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isUser = useSession(({ visitor }) => visitor === "user");
  return (
    <PayPage
      policyNumber={policyNumber}
      allowedOrigins={paymentOrigins}
      onResult={(payment) =>
        void navigate(payment ? `/success?${new URLSearchParams({ payment })}` : "/success")
      }
      signInHref={isUser ? undefined : `/mobile-login?${new URLSearchParams({ next: pathname })}`}
    />
  );
}
