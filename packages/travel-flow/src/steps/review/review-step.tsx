import { formTexts } from "@sughurta/forms";
import { peopleTexts } from "@sughurta/forms/people";
import { useTexts } from "@sughurta/i18n";
import { AgreementInput, ReviewBlocks } from "@sughurta/order";
import { Stack } from "@sughurta/ui-kit";
import type { OrderPart } from "#src/model/order-definition.ts";
import { travelTexts } from "#src/texts/travel-texts.ts";
import type { StepProps } from "../step-props.ts";
import { travelReview } from "./travel-review.ts";

export interface ReviewStepProps extends Pick<StepProps, "form" | "countries" | "quote"> {
  readonly onChange: (part: OrderPart) => void;
}

/** Summary of all values, each block with a link to change it, then the agreement (S1 §2, §5). */
export function ReviewStep({ form, countries, quote, onChange }: ReviewStepProps) {
  const texts = useTexts(travelTexts);
  const { t: person } = useTexts(peopleTexts);
  const { t: common } = useTexts(formTexts);
  return (
    <Stack gap="lg">
      <ReviewBlocks
        blocks={travelReview(form.values, { ...texts, person, common, countries, quote })}
        onChange={onChange}
      />
      <AgreementInput />
    </Stack>
  );
}
