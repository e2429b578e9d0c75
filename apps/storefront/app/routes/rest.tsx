import { payTexts, RestPage } from "@sughurta/account";
import { paymentTexts } from "@sughurta/checkout";
import { formTexts } from "@sughurta/forms";
import { useNavigate } from "react-router";
import { pageMeta } from "../seo/page-meta.ts";
import { getServices } from "../services-context.server.ts";
import type { RouteHandle } from "../start/route-texts.ts";
import styles from "../styles/pay.css?url";
import type { Route } from "./+types/rest";

export const handle: RouteHandle = { texts: [payTexts, paymentTexts, formTexts] };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (t) => ({ title: t("title.rest"), noIndex: true }));

export function loader({ context }: Route.LoaderArgs) {
  const services = getServices(context);
  services.keepOutOfCaches();
  return { paymentOrigins: services.config.paymentOrigins };
}

/** Page of the link to the rest of a price; after the bank the buyer returns to the result page. */
export default function Rest({ params, loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <RestPage
      key={params.token}
      token={params.token}
      allowedOrigins={loaderData.paymentOrigins}
      onResult={(payment) =>
        void navigate(payment ? `/success?${new URLSearchParams({ payment })}` : "/success")
      }
    />
  );
}
