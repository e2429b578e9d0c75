import { claimsTexts, PolicyVerifyPage } from "@sughurta/claims";
import { formTexts } from "@sughurta/forms";
import { pageMeta } from "../seo/page-meta.ts";
import type { RouteHandle } from "../start/route-texts.ts";
import styles from "../styles/verify.css?url";
import type { Route } from "./+types/verify";

export const handle: RouteHandle = { texts: [claimsTexts, formTexts] };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (t) => ({ title: t("title.verify"), noIndex: true }));

/** Page behind the QR code of a policy. */
export default function Verify({ params }: Route.ComponentProps) {
  return <PolicyVerifyPage policyNumber={params.policyNumber} />;
}
