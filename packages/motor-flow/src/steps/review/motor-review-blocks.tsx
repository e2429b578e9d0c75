import { useTexts } from "@sughurta/i18n";
import { ReviewBlocks } from "@sughurta/order";
import type { OrderPart } from "#src/model/order-definition.ts";
import { cascoTexts } from "#src/texts/casco-texts.ts";
import { motorTexts } from "#src/texts/motor-texts.ts";
import type { StepProps } from "../step-props.ts";
import { motorReview } from "./motor-review.ts";

export interface MotorReviewBlocksProps
  extends Pick<StepProps, "form" | "product" | "today" | "quote"> {
  readonly onChange: (part: OrderPart) => void;
}

/** Summary of all values, each block with a link to change it (S2 §2). */
export function MotorReviewBlocks({ form, onChange, ...around }: MotorReviewBlocksProps) {
  const texts = useTexts(motorTexts);
  const { t: later } = useTexts(cascoTexts);
  return (
    <ReviewBlocks
      blocks={motorReview(form.values, { ...texts, ...around, later })}
      onChange={onChange}
    />
  );
}
