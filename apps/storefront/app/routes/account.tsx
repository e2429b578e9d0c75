import { AccountPage, AccountRemoved, accountTexts, SignInPage } from "@sughurta/account";
import type { MyCar } from "@sughurta/contracts/motor";
import type { MyPolicy } from "@sughurta/contracts/policy";
import type { Tokens } from "@sughurta/contracts/session";
import { formTexts, LazyBoundary } from "@sughurta/forms";
import { peopleTexts } from "@sughurta/forms/people";
import { useTexts } from "@sughurta/i18n";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { useSession } from "@sughurta/session";
import { Container, Skeleton } from "@sughurta/ui-kit";
import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { accountLinks } from "../account/account-links.ts";
import { useSignInWay } from "../account/use-sign-in-way.ts";
import { pendingCar } from "../motor/pending-car.ts";
import { useSavePolicyOffline } from "../offline/use-save-policy-offline.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { getServices } from "../services-context.server.ts";
import { useSessionKeeper } from "../session/browser-session.tsx";
import { useShell } from "../shell/use-shell.ts";
import type { RouteHandle } from "../start/route-texts.ts";
import styles from "../styles/account.css?url";
import type { Route } from "./+types/account";

export const handle: RouteHandle = { texts: [accountTexts, formTexts, peopleTexts] };

export { stepShouldRevalidate as shouldRevalidate } from "../navigation/step-should-revalidate.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (t) => ({ title: t("title.account"), noIndex: true }));

export function loader({ context }: Route.LoaderArgs) {
  const services = getServices(context);
  services.keepOutOfCaches();
  return { today: services.today };
}

/** The account of the signed-in person, rendered in the browser only. */
export default function Account({ loaderData }: Route.ComponentProps) {
  return <AccountScreen today={loaderData.today} />;
}

const StoredNote = lazyComponent(
  lazyModule(() => import("../offline/stored-note.tsx")),
  (module) => module.StoredNote,
);

/** The account, or the sign-in form before it; the server does not know the user yet. */
function AccountScreen({ today }: { today: string }) {
  const { t } = useTexts(accountTexts);
  const shell = useShell();
  const keeper = useSessionKeeper();
  const { keep, kept } = useSavePolicyOffline();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const isUser = useSession(({ visitor }) => visitor === "user");
  const mustChange = useSession(({ tokens }) => tokens?.changePassword === true);
  const way = useSignInWay(mustChange);
  const [isKnown, setIsKnown] = useState(false);
  const [isRemoved, setRemoved] = useState(false);
  // The user is shown once the browser's storage is read and the stored session is loaded.
  useEffect(() => {
    keeper.accessToken().then(
      () => setIsKnown(true),
      () => setIsKnown(true),
    );
  }, [keeper]);

  // A reload, another language and Back from an order open the same section.
  const nameTab = (tab: string) => setSearch({ tab }, { replace: true, preventScrollReset: true });
  // The next user starts at the first section.
  const isLeft = isKnown && !isUser && search.has("tab");
  useEffect(() => {
    if (isLeft) setSearch({}, { replace: true, preventScrollReset: true });
  }, [isLeft, setSearch]);

  function signIn(tokens: Tokens) {
    keeper.signIn(tokens);
    // The next user starts at the first section.
    if (!tokens.changePassword) way.onStage("login");
  }
  async function leaveRemoved() {
    setRemoved(true);
    // The session has ended with the account: this browser clears it when it is notified.
    await keeper.signOut().catch(() => undefined);
  }
  const claim = ({ policyNumber, status, startDate, endDate }: MyPolicy) =>
    void navigate("/losses", {
      state: { policyNumber, status, startDate, endDate, storedAtMs: Date.now() },
    });
  const insureCar = (car: MyCar) =>
    void navigate(`/auto/order/${car.product ?? "MTPL"}`, {
      state: pendingCar.toNavigationState(car),
    });

  const storedNote = (policyNumber: string) =>
    policyNumber === kept ? (
      <LazyBoundary fallback={null}>
        <StoredNote />
      </LazyBoundary>
    ) : null;

  if (!isKnown) {
    return (
      <Container className="sg-account">
        <h1>{t("cabinet.title")}</h1>
        <Skeleton lines={6} />
      </Container>
    );
  }
  if (isRemoved) return <AccountRemoved homeHref="/" />;
  return isUser && !mustChange ? (
    <AccountPage
      links={{ ...accountLinks, languages: shell?.config.languages }}
      tab={search.get("tab") ?? undefined}
      onTab={nameTab}
      today={today}
      onClaim={claim}
      onInsureCar={insureCar}
      onSignedIn={signIn}
      onSignOut={keeper.signOut}
      onRemoved={leaveRemoved}
      onDocument={keep}
      renderPolicyNote={storedNote}
    />
  ) : (
    <SignInPage onSignedIn={signIn} {...way} />
  );
}
