import { useApiClient } from "@sughurta/api-client/react";
import { DRAFT_LINK_MINUTES } from "@sughurta/contracts";
import { LazyBoundary } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button, Dialog, QrCode, Spinner, Stack } from "@sughurta/ui-kit";
import { useCallback } from "react";
import { CopyLink } from "./copy-link.tsx";
import { draftToken } from "./draft-calls.ts";
import { handoverLink } from "./handover-link.ts";
import { handoverTexts } from "./handover-texts.ts";
import { useDraftLink } from "./use-draft-link.ts";

export interface HandOverDialogProps {
  /** Keeps the order as it stands now on the service; stays the same. */
  readonly keepWhole: () => Promise<void>;
  /** Page that the link opens; this one by default. */
  readonly page: string | undefined;
  readonly onClose: () => void;
}

/** The link to the order as a code and as text, with the time that is left for it. */
export function HandOverDialog({ keepWhole, page, onClose }: HandOverDialogProps) {
  const { t } = useTexts(handoverTexts);
  const client = useApiClient();
  const makeLink = useCallback(async () => {
    await keepWhole();
    return handoverLink(page ?? window.location.href, await draftToken(client));
  }, [client, keepWhole, page]);
  const { state, again } = useDraftLink(makeLink);
  return (
    <Dialog open title={t("give.title")} closeText={t("close")} onClose={onClose}>
      {state.step === "making" ? <Spinner label={t("give.making")} /> : null}
      {state.step === "ready" ? (
        <Stack gap="lg">
          <p>{t("give.text")}</p>
          <LazyBoundary>
            <QrCode value={state.link} label={t("give.code")} />
          </LazyBoundary>
          <CopyLink link={state.link} />
          <p className="sg-handover__note">
            {t("give.left", { count: state.minutesLeft })} {t("give.secret")}
          </p>
        </Stack>
      ) : null}
      {state.step === "over" || state.step === "failed" ? (
        <Alert
          tone="warning"
          live="assertive"
          title={t(`give.${state.step}Title`)}
          actions={
            <Button icon="refresh" onClick={again}>
              {t("give.again")}
            </Button>
          }
        >
          {t(`give.${state.step}`, { minutes: DRAFT_LINK_MINUTES })}
        </Alert>
      ) : null}
    </Dialog>
  );
}
