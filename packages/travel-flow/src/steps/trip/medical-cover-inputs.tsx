import { MEDICAL_SUMS, TRAVEL_CURRENCIES } from "@sughurta/domain/travel";
import { RadioInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import type { TravelOrderValues } from "#src/model/order-values.ts";
import { changeText } from "#src/model/quote/change-text.ts";
import { travelTexts } from "#src/texts/travel-texts.ts";
import { IncludedButton } from "../included-button.tsx";
import type { StepProps } from "../step-props.ts";

export interface MedicalCoverInputsProps extends Pick<StepProps, "quote"> {
  readonly values: Pick<TravelOrderValues, "currency" | "mainSumAssured">;
}

/** Sum and currency of the cover for treatment abroad (S1 §9). */
export function MedicalCoverInputs({ values, quote }: MedicalCoverInputsProps) {
  const { t, format } = useTexts(travelTexts);
  const { currency, mainSumAssured } = values;
  return (
    <>
      <div className="sg-currency">
        <p className="sg-group__hint">{t("trip.mainSumHint")}</p>
        <RadioInput
          name="currency"
          label={t("trip.currency")}
          labelHidden
          look="segments"
          options={TRAVEL_CURRENCIES.map((code) => ({ value: code, label: code }))}
        />
      </div>
      <RadioInput
        name="mainSumAssured"
        label={t("trip.mainSum")}
        labelHidden
        look="segments"
        options={MEDICAL_SUMS.map((sum) => ({
          value: String(sum),
          label: format.money(sum, currency),
          hint:
            changeText(quote, "mainSumAssured", String(sum), format) ??
            (String(sum) === mainSumAssured ? t("trip.inPrice") : undefined),
        }))}
      />
      <IncludedButton />
    </>
  );
}
