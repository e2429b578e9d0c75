import "../forms/form-engine.ts";
import { AccountPage, accountTexts, SignInPage } from "@sughurta/account";
import type { KnownCar, MyPolicy, Tokens } from "@sughurta/contracts";
import { LazyBoundary } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { useSession } from "@sughurta/session";
import { Container, Skeleton } from "@sughurta/ui-kit";
import { lazy, useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useFormTexts } from "../forms/use-form-texts.ts";
import { carriedCar } from "../motor/carried-car.ts";
import { useKeepPolicy } from "../offline/use-keep-policy.ts";
import { useSignOut } from "../offline/use-sign-out.ts";
import { useSessionKeeper } from "../session/browser-session.tsx";
import { accountLinks } from "./account-links.ts";

const KeptNote = lazy(async () => ({
  default: (await import("../offline/kept-note.tsx")).KeptNote,
}));

/** The account, or signing in before it; the server does not know yet who asks. */
export function AccountScreen({ today }: { today: string }) {
  useFormTexts();
  const { t } = useTexts(accountTexts);
  const keeper = useSessionKeeper();
  const signOut = useSignOut();
  const { keep, kept } = useKeepPolicy();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const isUser = useSession(({ visitor }) => visitor === "user");
  const mustChange = useSession(({ tokens }) => tokens?.changePassword === true);
  const [isKnown, setIsKnown] = useState(false);
  // Who it is shows once the browser's memory is read, and the session that it tells of is there.
  useEffect(() => {
    keeper.accessToken().then(
      () => setIsKnown(true),
      () => setIsKnown(true),
    );
  }, [keeper]);

  // A reload, another language and the way back from an order lead to the same part.
  const nameTab = (tab: string) => setSearch({ tab }, { replace: true, preventScrollReset: true });
  // Who signs in next begins at the beginning.
  const isLeft = isKnown && !isUser && search.has("tab");
  useEffect(() => {
    if (isLeft) setSearch({}, { replace: true, preventScrollReset: true });
  }, [isLeft, setSearch]);

  const signIn = (tokens: Tokens) => keeper.signIn(tokens);
  const claim = ({ policyNumber, status, startDate, endDate }: MyPolicy) =>
    void navigate("/losses", {
      state: { policyNumber, status, startDate, endDate, keptAtMs: Date.now() },
    });
  const insureCar = (car: KnownCar) =>
    void navigate(`/auto/order/${car.product ?? "MTPL"}`, {
      state: carriedCar.toNavigationState(car),
    });

  const keptNote = (policyNumber: string) =>
    policyNumber === kept ? (
      <LazyBoundary fallback={null}>
        <KeptNote />
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
  return isUser && !mustChange ? (
    <AccountPage
      links={accountLinks}
      tab={search.get("tab") ?? undefined}
      onTab={nameTab}
      today={today}
      onClaim={claim}
      onInsureCar={insureCar}
      onSignedIn={signIn}
      onSignOut={signOut}
      onDocument={keep}
      renderPolicyNote={keptNote}
    />
  ) : (
    <SignInPage onSignedIn={signIn} initialStage={mustChange ? "change" : "login"} />
  );
}
