import "../forms/form-engine.ts";
import { ClaimForm, claimsTexts } from "@sughurta/claims";
import { formTexts } from "@sughurta/forms";
import { useLocation, useNavigate } from "react-router";
import { pageMeta } from "../seo/page-meta.ts";
import type { RouteHandle } from "../start/route-texts.ts";
import styles from "../styles/claim.css?url";
import type { Route } from "./+types/losses";

export const handle: RouteHandle = { texts: [claimsTexts, formTexts] };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (t) => ({ title: t("title.losses"), description: t("description.losses") }));

/** Registration of an insured event. */
export default function Losses() {
  const { state } = useLocation();
  const navigate = useNavigate();
  return <ClaimForm handedOver={state} onGoHome={() => void navigate("/")} />;
}
