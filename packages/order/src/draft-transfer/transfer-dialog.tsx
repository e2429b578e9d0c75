import { useApiClient } from "@sughurta/api-client/react";
import { DRAFT_LINK_MINUTES } from "@sughurta/contracts/draft-names";
import { LazyBoundary } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button, Dialog, QrCode, Spinner, Stack } from "@sughurta/ui-kit";
import { useCallback } from "react";
import type { OrderDraft } from "../draft/order-draft.ts";
import { CopyLink } from "./copy-link.tsx";
import { createTransferToken } from "./transfer-calls.ts";
import { transferLink } from "./transfer-link.ts";
import { transferTexts } from "./transfer-texts.ts";
import { useTransferLink } from "./use-transfer-link.ts";

export interface TransferDialogProps {
  /** The order to continue on another device. */
  readonly draft: OrderDraft;
  /** Page that the link opens; the current one by default. */
  readonly href: string | undefined;
  readonly onClose: () => void;
}

/** The link to the order as a code and as text, with the time until it expires. */
export function TransferDialog({ draft, href, onClose }: TransferDialogProps) {
  const { t } = useTexts(transferTexts);
  const client = useApiClient();
  const { kind, saveFull } = draft;
  const makeLink = useCallback(async () => {
    await saveFull();
    const token = await createTransferToken(client, kind);
    return transferLink(href ?? window.location.href, token, kind);
  }, [client, kind, saveFull, href]);
  const { state, again } = useTransferLink(makeLink);
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
          <p className="sg-note">
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
