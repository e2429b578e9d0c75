import type { MotorProduct } from "@sughurta/domain/motor";
import { useTexts } from "@sughurta/i18n";
import { motorTexts } from "../texts/index.ts";
import { type MotorStep, motorStepsOf } from "./motor-steps.ts";

/** Properties of {@link MotorStepList}. */
export type MotorStepListProps = {
  readonly product: MotorProduct;
  readonly current: MotorStep;
};

/** The steps of a motor order by name, the current one marked. S2 §2. */
export function MotorStepList({ product, current }: MotorStepListProps) {
  const { t } = useTexts(motorTexts);
  return (
    <ol aria-label={t("steps.label")}>
      {motorStepsOf(product).map((step) => (
        <li key={step} aria-current={step === current ? "step" : undefined}>
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
