import { isIsoDate } from "@sughurta/domain";
import { motorBeginDateBounds } from "@sughurta/domain/motor";
import { DateInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { FieldGroup } from "@sughurta/order/options";
import { TextField } from "@sughurta/ui-kit";
import { motorTexts } from "#src/texts/motor-texts.ts";
import type { StepProps } from "../step-props.ts";

export interface PeriodInputsProps extends Pick<StepProps, "form" | "today"> {
  /** The buyer chooses the first day; otherwise it is tomorrow, or the day after the renewed policy (SPEC-51). */
  readonly isChosen: boolean;
}

/** First and last day of cover; the last one is calculated (SPEC-51). */
export function PeriodInputs({ form, today, isChosen }: PeriodInputsProps) {
  const { t, format } = useTexts(motorTexts);
  const { beginDate, endDate } = form.values;
  const shown = (date: string) => (isIsoDate(date) ? format.date(date) : "");
  return (
    <FieldGroup title={t("period.title")} hint={t("period.hint")}>
      {isChosen ? (
        <DateInput
          name="beginDate"
          label={t("period.begin")}
          {...motorBeginDateBounds(today)}
          today={today}
          picker
        />
      ) : (
        <TextField
          name="beginDate"
          label={t("period.begin")}
          width="medium"
          value={shown(beginDate)}
          readOnly
        />
      )}
      <TextField
        name="endDate"
        label={t("period.end")}
        width="medium"
        value={shown(endDate)}
        readOnly
      />
    </FieldGroup>
  );
}
