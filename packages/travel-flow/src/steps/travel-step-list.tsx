import { useTexts } from "@sughurta/i18n";
import { travelTexts } from "../texts/travel-texts.ts";
import { TRAVEL_STEPS, type TravelStep } from "./travel-steps.ts";

/** Properties of {@link TravelStepList}. */
export type TravelStepListProps = { readonly current: TravelStep };

/** The steps of a travel order by name, the current one marked. S1 §2. */
export function TravelStepList({ current }: TravelStepListProps) {
  const { t } = useTexts(travelTexts);
  return (
    <ol aria-label={t("steps.label")}>
      {TRAVEL_STEPS.map((step) => (
        <li key={step} aria-current={step === current ? "step" : undefined}>
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
