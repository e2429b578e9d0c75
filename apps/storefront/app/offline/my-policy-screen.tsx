import { useTexts } from "@sughurta/i18n";
import { ButtonLink, Container, EmptyState } from "@sughurta/ui-kit";
import { useEffect } from "react";
import { ForgetDeviceButton } from "./forget-device-button.tsx";
import { hasStoredPolicies } from "./forget-policies.ts";
import { OFFLINE_PAGE } from "./offline-page.ts";
import { offlineTexts } from "./offline-texts.ts";

/** Shown where no policy is stored; otherwise the stored page is served in its place. */
export function MyPolicyScreen() {
  const { t } = useTexts(offlineTexts);
  useEffect(() => {
    void hasStoredPolicies().then((isKept) => {
      if (isKept) window.location.replace(OFFLINE_PAGE);
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
            <ForgetDeviceButton />
          </>
        }
      >
        <p>{t("empty")}</p>
      </EmptyState>
    </Container>
  );
}
