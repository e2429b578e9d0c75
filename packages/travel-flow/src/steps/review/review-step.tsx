import { Agreement } from "@sughurta/checkout";
import { formTexts, useFormField } from "@sughurta/forms";
import { peopleTexts } from "@sughurta/forms/people";
import { useTexts } from "@sughurta/i18n";
import { ChangeButton } from "@sughurta/order";
import { Card, Stack, SummaryList } from "@sughurta/ui-kit";
import type { OrderPart } from "../../order/order-definition.ts";
import type { StepProps } from "../../order/step-props.ts";
import { travelTexts } from "../../texts/travel-texts.ts";
import { type ReviewBlock, reviewBlocks } from "./review-blocks.ts";

export interface ReviewStepProps extends Pick<StepProps, "form" | "countries" | "quote"> {
  readonly onChange: (part: OrderPart) => void;
}

/** Everything once more, each block with a link that changes it, then the agreement (S1 §2, §5). */
export function ReviewStep({ form, countries, quote, onChange }: ReviewStepProps) {
  const texts = useTexts(travelTexts);
  const { t: person } = useTexts(peopleTexts);
  const { t: common } = useTexts(formTexts);
  const blocks = reviewBlocks(form.values, { ...texts, person, common, countries, quote });
  return (
    <Stack gap="lg">
      {blocks.map((block) => (
        <ReviewCard key={block.key} block={block} onChange={onChange} />
      ))}
      <AgreementField />
    </Stack>
  );
}

function ReviewCard({
  block: { key, part, title, rows },
  onChange,
}: {
  readonly block: ReviewBlock;
  readonly onChange: (part: OrderPart) => void;
}) {
  const { t } = useTexts(travelTexts);
  return (
    <Card as="section" aria-labelledby={`review-${key}`}>
      <div className="sg-review__head">
        <h3 className="sg-review__title" id={`review-${key}`}>
          {title}
        </h3>
        <ChangeButton what={title} onClick={() => onChange(part)} />
      </div>
      {rows.length > 0 ? <SummaryList rows={rows} /> : <p>{t("summary.noOptions")}</p>}
    </Card>
  );
}

function AgreementField() {
  const { id, value, setValue, error } = useFormField({ name: "agree", label: undefined });
  return <Agreement id={id} checked={value === true} error={error} onCheckedChange={setValue} />;
}
