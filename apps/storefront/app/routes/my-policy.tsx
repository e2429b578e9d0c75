import { useTexts } from "@sughurta/i18n";
import { ButtonLink, Container, EmptyState } from "@sughurta/ui-kit";
import { useEffect } from "react";
import { hasStoredPolicies } from "../device/clear-policies.ts";
import { ClearDeviceButton } from "../offline/clear-device-button.tsx";
import { OFFLINE_PAGE } from "../offline/offline-page.ts";
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

/** Shown where no policy is stored; otherwise the stored page is served in its place. */
function MyPolicyScreen() {
  const { t } = useTexts(offlineTexts);
  useEffect(() => {
    void hasStoredPolicies().then((isStored) => {
      if (isStored) window.location.replace(OFFLINE_PAGE);
    });
  }, []);
  return (
    <Container width="form">
      <EmptyState
        level={1}
        title={t("emptyTitle")}
        actions={
          <>
            <ButtonLink href="/account">{t("account")}</ButtonLink>
            <ClearDeviceButton />
          </>
        }
      >
        <p>{t("empty")}</p>
      </EmptyState>
    </Container>
  );
}
