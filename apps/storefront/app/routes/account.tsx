import { accountTexts } from "@sughurta/account";
import { formTexts } from "@sughurta/forms";
import { peopleTexts } from "@sughurta/forms/people";
import { AccountScreen } from "../account/account-screen.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { servicesOf } from "../services-context.server.ts";
import type { RouteHandle } from "../start/route-texts.ts";
import styles from "../styles/account.css?url";
import type { Route } from "./+types/account";

export const handle: RouteHandle = { texts: [accountTexts, formTexts, peopleTexts] };

export { stepShouldRevalidate as shouldRevalidate } from "../navigation/step-should-revalidate.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (t) => ({ title: t("title.account"), noIndex: true }));

export function loader({ context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  services.keepOutOfCaches();
  return { today: services.today };
}

/** The account of the signed-in person, rendered in the browser only. */
export default function Account({ loaderData }: Route.ComponentProps) {
  return <AccountScreen today={loaderData.today} />;
}
