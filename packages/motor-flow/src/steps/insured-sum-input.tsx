import { SelectInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import type { StepProps } from "../order/step-props.ts";
import { motorTexts } from "../texts/motor-texts.ts";

/** The insured sum of the car, asked with the car and again with the programmes whose prices follow it (S2 §2). */
export function InsuredSumInput({ directory: { sums } }: Pick<StepProps, "directory">) {
  const { t, format } = useTexts(motorTexts);
  return (
    <SelectInput
      name="policeSumInsured"
      label={t("vehicle.sum")}
      hint={t("vehicle.sumHint")}
      width="medium"
      disabled={sums.length === 0}
      options={sums.map((sum) => ({ value: String(sum), label: format.money(sum) }))}
    />
  );
}
