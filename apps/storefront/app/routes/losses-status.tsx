import { ClaimStatusPage, claimStatusTexts } from "@sughurta/claims/status";
import { formTexts } from "@sughurta/forms";
import { useSession } from "@sughurta/session";
import { useSearchParams } from "react-router";
import { pageMeta } from "../seo/page-meta.ts";
import type { RouteHandle } from "../start/route-texts.ts";
import styles from "../styles/claim-status.css?url";
import type { Route } from "./+types/losses-status";

export const handle: RouteHandle = { texts: [claimStatusTexts, formTexts] };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (t) => ({ title: t("title.lossesStatus"), noIndex: true }));

/** Status of a claim; only the browser knows its owner. */
export default function LossesStatus() {
  const isSignedIn = useSession(({ visitor }) => visitor === "user");
  const [search] = useSearchParams();
  return (
    <ClaimStatusPage
      claimHref="/losses"
      claimId={search.get("claim") ?? undefined}
      isSignedIn={isSignedIn}
    />
  );
}
