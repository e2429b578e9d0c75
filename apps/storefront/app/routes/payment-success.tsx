import { paymentResultTexts } from "@sughurta/checkout";
import { PaymentResultScreen } from "../payment/payment-result-screen.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import type { RouteHandle } from "../start/route-texts.ts";
import styles from "../styles/result.css?url";
import type { Route } from "./+types/payment-success";

export const handle: RouteHandle = { texts: [paymentResultTexts] };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (t) => ({ title: t("title.success"), noIndex: true }));

export default function PaymentSuccess() {
  return <PaymentResultScreen />;
}
