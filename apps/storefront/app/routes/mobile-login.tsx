import "../forms/form-engine.ts";
import { accountTexts, SignInPage } from "@sughurta/account";
import type { Tokens } from "@sughurta/contracts";
import { formTexts } from "@sughurta/forms";
import { useNavigate } from "react-router";
import { nextAddress } from "../account/next-address.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { useSessionKeeper } from "../session/browser-session.tsx";
import type { RouteHandle } from "../start/route-texts.ts";
import styles from "../styles/account.css?url";
import type { Route } from "./+types/mobile-login";

export const handle: RouteHandle = { texts: [accountTexts, formTexts] };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (t) => ({ title: t("title.login"), noIndex: true }));

/** Signing in and registering as a page, with the way back afterwards (S0 §2, decision 20). */
export default function MobileLogin() {
  const keeper = useSessionKeeper();
  const navigate = useNavigate();

  function signIn(tokens: Tokens) {
    keeper.signIn(tokens);
    if (!tokens.changePassword)
      void navigate(nextAddress(location.search, "/account"), { replace: true });
  }

  return <SignInPage onSignedIn={signIn} />;
}
