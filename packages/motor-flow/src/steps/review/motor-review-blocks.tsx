import { useTexts } from "@sughurta/i18n";
import { ReviewBlocks } from "@sughurta/order";
import type { OrderPart } from "../../order/order-definition.ts";
import type { StepProps } from "../../order/step-props.ts";
import { laterMotorTexts } from "../../texts/later-motor-texts.ts";
import { motorTexts } from "../../texts/motor-texts.ts";
import { motorReview } from "./motor-review.ts";

export interface MotorReviewBlocksProps
  extends Pick<StepProps, "form" | "product" | "today" | "quote"> {
  readonly onChange: (part: OrderPart) => void;
}

/** Everything once more, each block with a link that changes it (S2 §2). */
export function MotorReviewBlocks({ form, onChange, ...around }: MotorReviewBlocksProps) {
  const texts = useTexts(motorTexts);
  const { t: later } = useTexts(laterMotorTexts);
  return (
    <ReviewBlocks
      blocks={motorReview(form.values, { ...texts, ...around, later })}
      onChange={onChange}
    />
  );
}
