import { agreementsOf } from "@sughurta/domain/motor";
import { DRIVER_AGE } from "@sughurta/domain/person";
import { CheckboxInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { AgreementInput } from "@sughurta/order";
import { Stack } from "@sughurta/ui-kit";
import type { ReactNode } from "react";
import { motorTexts } from "#src/texts/motor-texts.ts";
import type { StepProps } from "../step-props.ts";

export interface ReviewStepProps extends Pick<StepProps, "product"> {
  /** The values, where they are not on this page already. */
  readonly children: ReactNode;
}

/** Summary of all values, then the agreements (S2 §2, SPEC-24). */
export function ReviewStep({ product, children }: ReviewStepProps) {
  const { t } = useTexts(motorTexts);
  const further = agreementsOf(product).filter((field) => field !== "agree");
  return (
    <Stack gap="lg">
      {children}
      <AgreementInput />
      {further.map((field) => (
        <CheckboxInput
          key={field}
          name={field}
          label={t(`agreements.${field}`, { age: DRIVER_AGE.from })}
        />
      ))}
    </Stack>
  );
}
