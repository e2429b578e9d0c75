import { accountTexts, SignInPage } from "@sughurta/account";
import { formTexts } from "@sughurta/forms";
import { useSession } from "@sughurta/session";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { nextAddress } from "../account/next-address.ts";
import { useSignInWay } from "../account/use-sign-in-way.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { useSessionKeeper } from "../session/browser-session.tsx";
import type { RouteHandle } from "../start/route-texts.ts";
import styles from "../styles/account.css?url";
import type { Route } from "./+types/mobile-login";

export const handle: RouteHandle = { texts: [accountTexts, formTexts] };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (t) => ({ title: t("title.login"), noIndex: true }));

/** Sign-in and registration as a page, with a link to sign out (S0 §2, SPEC-20). */
export default function MobileLogin() {
  const keeper = useSessionKeeper();
  const navigate = useNavigate();
  const mustChange = useSession(({ tokens }) => tokens?.changePassword === true);
  const way = useSignInWay(mustChange);
  const isDone = useSession(({ visitor, tokens }) => visitor === "user" && tokens !== undefined);
  useEffect(() => {
    if (!isDone || mustChange) return;
    void navigate(nextAddress(location.search, "/account"), { replace: true });
  }, [isDone, mustChange, navigate]);

  return <SignInPage onSignedIn={keeper.signIn} {...way} />;
}
