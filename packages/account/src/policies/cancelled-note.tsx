import type { MyPolicy } from "@sughurta/contracts/policy";
import { cancellationText, REFUND_WORKING_DAYS } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { Alert } from "@sughurta/ui-kit";
import { accountTexts } from "../texts/account-texts.ts";

export interface CancelledNoteProps {
  readonly startDate: string;
  readonly cancellation: NonNullable<MyPolicy["cancellation"]>;
}

/** When a policy was cancelled, and its refund (SPEC-70). */
export function CancelledNote({ startDate, cancellation }: CancelledNoteProps) {
  const { t, rich, format, language } = useTexts(accountTexts);
  const { requestedOn, refund, refundBy, refundState = "requested" } = cancellation;
  return (
    <Alert tone="info">
      <p>{cancellationText(language, { startDate, cancelledOn: requestedOn })}</p>
      <p>
        {refundBy === undefined
          ? t("cancelled.noRefund")
          : rich(
              `cancelled.refund.${refundState}`,
              { sum: format.money(refund) },
              { date: format.date(refundBy), days: REFUND_WORKING_DAYS },
            )}
      </p>
    </Alert>
  );
}
