import { MEDICAL_SUMS, TRAVEL_CURRENCIES } from "@sughurta/domain/travel";
import { RadioInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { travelTexts } from "#src/texts/travel-texts.ts";
import { IncludedButton } from "../included-button.tsx";

/** How much treatment abroad is covered, and in which currency (S1 §9). */
export function MedicalCoverInputs({ currency }: { readonly currency: string }) {
  const { t, format } = useTexts(travelTexts);
  return (
    <>
      <RadioInput
        name="currency"
        label={t("trip.currency")}
        hint={t("trip.currencyHint")}
        inline
        options={TRAVEL_CURRENCIES.map((code) => ({ value: code, label: t(`currencies.${code}`) }))}
      />
      <RadioInput
        name="mainSumAssured"
        className="sg-sums"
        label={t("trip.mainSum")}
        hint={t("trip.mainSumHint")}
        look="cards"
        inline
        options={MEDICAL_SUMS.map((sum) => ({
          value: String(sum),
          label: format.money(sum, currency),
        }))}
      />
      <IncludedButton />
    </>
  );
}
