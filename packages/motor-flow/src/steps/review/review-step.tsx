import { agreementsOf } from "@sughurta/domain/motor";
import { CheckboxInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { AgreementInput, ReviewBlocks } from "@sughurta/order";
import { Stack } from "@sughurta/ui-kit";
import type { OrderPart } from "../../order/order-definition.ts";
import type { StepProps } from "../../order/step-props.ts";
import { motorTexts } from "../../texts/motor-texts.ts";
import { motorReview } from "./motor-review.ts";

export interface ReviewStepProps extends StepProps {
  /** Everything stands on this page already, as in compulsory liability. */
  readonly isOnePage: boolean;
  readonly onChange: (part: OrderPart) => void;
}

/** Everything once more, each block with a link that changes it, then the agreements (S2 §2, decision 24). */
export function ReviewStep({ form, isOnePage, onChange, ...around }: ReviewStepProps) {
  const texts = useTexts(motorTexts);
  const { t } = texts;
  const further = agreementsOf(around.product).filter((field) => field !== "agree");
  return (
    <Stack gap="lg">
      {isOnePage ? null : (
        <ReviewBlocks
          blocks={motorReview(form.values, { ...texts, ...around })}
          onChange={onChange}
        />
      )}
      <AgreementInput />
      {further.map((field) => (
        <CheckboxInput key={field} name={field} label={t(`agreements.${field}`)} />
      ))}
    </Stack>
  );
}
