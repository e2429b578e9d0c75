import { useApiClient } from "@sughurta/api-client/react";
import { cancelPolicy } from "@sughurta/contracts/policy";
import { REFUND_WORKING_DAYS } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { Button, Dialog, Stack } from "@sughurta/ui-kit";
import { useState } from "react";
import { Refusal } from "../section/account-section.tsx";
import { useAction } from "../section/use-action.ts";
import { accountTexts } from "../texts/account-texts.ts";

export interface CancelPolicyProps {
  readonly policyNumber: string;
  /** Refund as of today, TJS. */
  readonly refund: number;
  /** Its first day has been reached. */
  readonly hasBegun: boolean;
  readonly onCancelled: () => void;
}

/** Requests to cancel a policy, showing the refund before. */
export function CancelPolicy({ policyNumber, refund, hasBegun, onCancelled }: CancelPolicyProps) {
  const { t, rich, format } = useTexts(accountTexts);
  const client = useApiClient();
  const [open, setOpen] = useState(false);
  const { busy, refusal, run } = useAction();

  const cancel = () =>
    run(async () => {
      const response = await client.send(cancelPolicy, {
        params: { policyNumber },
        body: { refund },
      });
      if (response.status !== 201) return response.data.message;
      setOpen(false);
      onCancelled();
      return undefined;
    });

  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t("cancel.ask")}
      </Button>
      <Dialog
        open={open}
        size="small"
        title={t("cancel.title")}
        closeText={t("login.close")}
        onClose={() => setOpen(false)}
        footer={
          <Stack gap="sm">
            <Button wide onClick={() => setOpen(false)}>
              {t("cancel.keep")}
            </Button>
            <Button wide variant="secondary" busy={busy} onClick={cancel}>
              {refund > 0
                ? rich("cancel.confirm", { sum: format.money(refund) })
                : t("cancel.confirmNoRefund")}
            </Button>
          </Stack>
        }
      >
        <Stack>
          <p>
            {refund > 0
              ? rich("cancel.refund", { sum: format.money(refund) })
              : t("cancel.noRefund")}
          </p>
          {hasBegun ? <p>{t("cancel.ends")}</p> : null}
          {refund > 0 ? <p>{t("cancel.money", { days: REFUND_WORKING_DAYS })}</p> : null}
          <p>{t("cancel.rule")}</p>
          <Refusal text={refusal} />
        </Stack>
      </Dialog>
    </>
  );
}
