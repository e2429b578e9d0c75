import { MyPolicyScreen } from "../offline/my-policy-screen.tsx";
import { offlineTexts } from "../offline/offline-texts.ts";
import { pageMeta } from "../seo/page-meta.ts";
import type { RouteHandle } from "../start/route-texts.ts";
import styles from "../styles/verify.css?url";
import type { Route } from "./+types/my-policy";

export const handle: RouteHandle = { texts: [offlineTexts] };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (t) => ({ title: t("title.myPolicy"), noIndex: true }));

/** Address of the policies stored on this device. */
export default function MyPolicy() {
  return <MyPolicyScreen />;
}
