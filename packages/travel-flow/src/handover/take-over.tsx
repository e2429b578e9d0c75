import { callProblemOf } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { DRAFT_LINK_MINUTES } from "@sughurta/contracts";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button, Dialog, Spinner, Stack } from "@sughurta/ui-kit";
import { useEffect, useRef, useState } from "react";
import type { TravelDraft } from "../draft/travel-draft.ts";
import { type TakenDraft, takeDraft } from "./draft-calls.ts";
import { handoverTexts } from "./handover-texts.ts";

export interface TakeOverProps {
  readonly token: string;
  /** The order that is on this device, in a few words. */
  readonly here: string;
  /** Tells whether there is one. */
  readonly isKept: () => boolean;
  readonly onTaken: (draft: TravelDraft) => void;
}

type Step = "asking" | "taking" | "done" | "over" | "tooMany" | "failed";

/** Brings the order of a link from another device; one that is here already is given up only when asked. */
export function TakeOver({ token, here, isKept, onTaken }: TakeOverProps) {
  const { t } = useTexts(handoverTexts);
  const client = useApiClient();
  const [step, setStep] = useState<Step>(() => (isKept() ? "asking" : "taking"));
  const asked = useRef<Promise<TakenDraft>>(undefined);
  // The same for each try, so that an answer that was lost is given again.
  const [key] = useState(() => crypto.randomUUID());
  const bring = useRef(onTaken);
  useEffect(() => {
    bring.current = onTaken;
  });

  useEffect(() => {
    if (step !== "taking") return;
    let wanted = true;
    asked.current ??= takeDraft(client, token, key);
    asked.current
      .then((taken) => {
        if (!wanted) return;
        if (taken.kind === "taken") bring.current(taken.draft);
        setStep(taken.kind === "taken" ? "done" : taken.kind);
      })
      .catch((error: unknown) => {
        if (wanted) setStep(callProblemOf(error).kind === "tooMany" ? "tooMany" : "failed");
      });
    return () => {
      wanted = false;
    };
  }, [step, client, token, key]);

  function take() {
    asked.current = undefined;
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
              <p className="sg-handover__here">
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
