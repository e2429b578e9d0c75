import { toCallProblem } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { DRAFT_LINK_MINUTES } from "@sughurta/contracts/draft-names";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button, Dialog, Spinner, Stack, useLatest } from "@sughurta/ui-kit";
import { useEffect, useRef, useState } from "react";
import type { OrderDraft } from "../draft/draft-record.ts";
import { type TransferredDraft, transferDraft } from "./transfer-calls.ts";
import { transferTexts } from "./transfer-texts.ts";

export interface ReceiveDraftProps {
  /** The order that receives the link's content. */
  readonly draft: OrderDraft;
  /** Token of the link. */
  readonly token: string;
  /** The order on this device, in a few words. */
  readonly here: string;
}

type Step = "asking" | "taking" | "done" | "over" | "tooMany" | "failed";

/** Receives the order of a link from another device; an order in progress is replaced only after confirmation. */
export function ReceiveDraft({ draft, token, here }: ReceiveDraftProps) {
  const { t } = useTexts(transferTexts);
  const client = useApiClient();
  const [step, setStep] = useState<Step>(() => (draft.isSaved() ? "asking" : "taking"));
  const transfer = useRef<Promise<TransferredDraft>>(undefined);
  // The same for each attempt, so that a lost response is returned again.
  const [key] = useState(() => crypto.randomUUID());
  const { kind, replaceWith } = draft;
  const replace = useLatest(replaceWith);

  useEffect(() => {
    if (step !== "taking") return;
    let wanted = true;
    transfer.current ??= transferDraft(client, kind, token, key);
    transfer.current
      .then((taken) => {
        if (!wanted) return;
        const exists = taken.kind === "transferred" && replace.current(taken.content);
        setStep(exists ? "done" : "over");
      })
      .catch((error: unknown) => {
        if (wanted) setStep(toCallProblem(error).kind === "tooMany" ? "tooMany" : "failed");
      });
    return () => {
      wanted = false;
    };
  }, [step, client, kind, token, key]);

  function take() {
    transfer.current = undefined;
    setStep("taking");
  }

  switch (step) {
    case "done":
      return null;
    case "taking":
      return (
        <Alert live="polite">
          <Spinner label={t("take.taking")} />
        </Alert>
      );
    case "asking":
      return (
        <Dialog
          open
          size="small"
          title={t("take.askTitle")}
          closeText={t("close")}
          onClose={() => setStep("done")}
        >
          <Stack>
            <p>{t("take.ask")}</p>
            {here ? (
              <p className="sg-transfer__here">
                <strong>{t("take.here")}</strong>
                {here}
              </p>
            ) : null}
            <p>{t("take.replace")}</p>
            <Button wide onClick={take}>
              {t("take.yes")}
            </Button>
            <Button wide variant="secondary" onClick={() => setStep("done")}>
              {t("take.no")}
            </Button>
          </Stack>
        </Dialog>
      );
    default:
      return (
        <Alert
          tone="warning"
          live="assertive"
          title={t(`take.${step}Title`)}
          actions={
            step === "over" ? null : (
              <Button variant="secondary" icon="refresh" onClick={take}>
                {t("take.again")}
              </Button>
            )
          }
        >
          {t(`take.${step}`, { minutes: DRAFT_LINK_MINUTES })}
        </Alert>
      );
  }
}
