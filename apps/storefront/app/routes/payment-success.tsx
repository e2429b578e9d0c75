import { paymentResultTexts } from "@sughurta/checkout";
import { PaymentResultScreen } from "../payment/payment-result-screen.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { servicesOf } from "../services-context.server.ts";
import type { RouteHandle } from "../start/route-texts.ts";
import styles from "../styles/result.css?url";
import type { Route } from "./+types/payment-success";

export const handle: RouteHandle = { texts: [paymentResultTexts] };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (t) => ({ title: t("title.success"), noIndex: true }));

export function loader({ context }: Route.LoaderArgs) {
  return { supportPhone: servicesOf(context).config.supportPhone };
}

export default function PaymentSuccess({ loaderData }: Route.ComponentProps) {
  return <PaymentResultScreen supportPhone={loaderData.supportPhone} />;
}
