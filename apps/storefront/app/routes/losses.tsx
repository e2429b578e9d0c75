import { ClaimForm, claimsTexts } from "@sughurta/claims";
import { formTexts } from "@sughurta/forms";
import { useLocation, useNavigate } from "react-router";
import { useOwnContact, useOwnPolicies } from "../claims/use-own-data.ts";
import { useStepHistory } from "../navigation/use-step-history.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { getServices } from "../services-context.server.ts";
import type { RouteHandle } from "../start/route-texts.ts";
import styles from "../styles/claim.css?url";
import type { Route } from "./+types/losses";

export const handle: RouteHandle = { texts: [claimsTexts, formTexts] };

export { stepShouldRevalidate as shouldRevalidate } from "../navigation/step-should-revalidate.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (t) => ({ title: t("title.losses"), description: t("description.losses") }));

export function loader({ context }: Route.LoaderArgs) {
  return { today: getServices(context).today };
}

/** Registration of an insured event. */
export default function Losses({ loaderData }: Route.ComponentProps) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const history = useStepHistory();
  const policies = useOwnPolicies(loaderData.today);
  const contact = useOwnContact();
  return (
    <ClaimForm
      today={loaderData.today}
      handedOver={state}
      history={history}
      policies={policies}
      contact={contact}
      statusHref="/losses/status"
      onGoHome={() => void navigate("/")}
    />
  );
}
