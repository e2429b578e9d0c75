import { addYears } from "@sughurta/domain";
import { DateInput, RadioInput, TextInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert } from "@sughurta/ui-kit";
import type { StoredPolicy } from "../policy-check/stored-policy.ts";
import { claimsTexts } from "../texts/claims-texts.ts";
import { EVENT_KINDS } from "./claim-schema.ts";
import type { PeriodNotice } from "./period-notice.ts";

/** Maximum age of an event in years; older ones are reported by phone. */
const EVENT_YEARS = 10;

/** Kind of event, in a word. */
export function EventKind() {
  const { t } = useTexts(claimsTexts);
  return (
    <RadioInput
      name="eventKind"
      label={t("event.kind")}
      options={EVENT_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
      look="cards"
      clearable
      optional
    />
  );
}

export interface EventDateProps {
  /** The day so far: ISO once it is complete. */
  readonly value: string;
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  readonly policy: StoredPolicy | undefined;
  readonly notice: PeriodNotice | undefined;
}

/** Date of the event; a day outside the policy period is reported at once. */
export function EventDate({ value, today, policy, notice }: EventDateProps) {
  const { t, format } = useTexts(claimsTexts);
  return (
    <>
      <DateInput
        name="eventDate"
        label={t("event.date")}
        hint={t("event.dateHint")}
        min={addYears(today, -EVENT_YEARS)}
        max={today}
        today={today}
        picker
        optional
      />
      {policy && notice === "otherDay" ? (
        <Alert tone="warning" live="polite">
          <p>
            {t("period.otherDay", {
              day: format.date(value),
              start: format.date(policy.startDate),
              end: format.date(policy.endDate),
            })}
          </p>
        </Alert>
      ) : null}
    </>
  );
}

/** Place of the event. */
export function EventPlace() {
  const { t } = useTexts(claimsTexts);
  return (
    <TextInput
      name="eventPlace"
      label={t("event.place")}
      hint={t("event.placeHint")}
      autoComplete="off"
      optional
    />
  );
}
