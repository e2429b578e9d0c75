import { isIsoDate } from "@sughurta/domain";
import { choosesBeginDate, motorBeginDateBounds } from "@sughurta/domain/motor";
import { DateInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { FieldGroup } from "@sughurta/order/options";
import { Stack, TextField } from "@sughurta/ui-kit";
import { motorTexts } from "#src/texts/motor-texts.ts";
import type { StepProps } from "../step-props.ts";
import { CarInputs } from "./car-inputs.tsx";
import { MyCars } from "./my-cars.tsx";
import { VehicleDocuments } from "./vehicle-documents.tsx";

/** The car, its numbers and the begin of the policy (S2 §2). */
export function VehicleStep(props: StepProps) {
  const { form, product, today, links } = props;
  return (
    <Stack gap="xl">
      <MyCars form={form} product={product} />
      <CarInputs {...props} />
      <VehicleDocuments form={form} product={product} today={today} links={links} />
      <PeriodInputs form={form} today={today} isChosen={choosesBeginDate(product)} />
    </Stack>
  );
}

export interface PeriodInputsProps extends Pick<StepProps, "form" | "today"> {
  /** The buyer chooses the first day; otherwise it is tomorrow, or the day after the renewed policy (SPEC-51). */
  readonly isChosen: boolean;
}

/** First and last day of cover; the last one is calculated (SPEC-51). */
function PeriodInputs({ form, today, isChosen }: PeriodInputsProps) {
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
