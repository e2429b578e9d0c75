import { SelectInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert } from "@sughurta/ui-kit";
import { motorTexts } from "../texts/motor-texts.ts";
import type { StepProps } from "./step-props.ts";

/** The insured sum of the car, a field of the car and again of the programmes whose prices depend on it (S2 §2). */
export function InsuredSumInput({ form, directory }: Pick<StepProps, "form" | "directory">) {
  const { t, rich, format } = useTexts(motorTexts);
  const { policeSumInsured, sumBeforeCar } = form.values;
  const { sums: listed } = directory;
  // The initial sum of an order is shown before the list of the car's sums is loaded.
  const sums = listed.length === 0 && policeSumInsured !== "" ? [Number(policeSumInsured)] : listed;
  const isLost = listed.length > 0 && policeSumInsured === "" && sumBeforeCar !== "";
  return (
    <>
      <SelectInput
        name="policeSumInsured"
        label={t("vehicle.sum")}
        requiredText={t("required.sum")}
        hint={t("vehicle.sumHint")}
        width="medium"
        disabled={listed.length === 0}
        options={sums.map((sum) => ({ value: String(sum), label: format.money(sum) }))}
      />
      {isLost ? (
        <Alert tone="warning" live="polite">
          {rich("vehicle.sumLost", { sum: format.money(Number(sumBeforeCar)) })}
        </Alert>
      ) : null}
    </>
  );
}
