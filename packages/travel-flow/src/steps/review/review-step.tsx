import { Agreement, CheckoutProblem, type CheckoutState } from "@sughurta/checkout";
import { formTexts, useFormField } from "@sughurta/forms";
import { peopleTexts } from "@sughurta/forms/people";
import { useTexts } from "@sughurta/i18n";
import { Button, Card, Stack, SummaryList } from "@sughurta/ui-kit";
import type { OrderPart } from "../../order/order-definition.ts";
import type { StepProps } from "../../order/step-props.ts";
import type { TravelFlowProps } from "../../order/travel-flow-props.ts";
import { travelTexts } from "../../texts/travel-texts.ts";
import { type ReviewBlock, reviewBlocks } from "./review-blocks.ts";

export interface ReviewStepProps
  extends Pick<StepProps, "form" | "countries" | "quote">,
    Pick<TravelFlowProps, "onResult"> {
  readonly checkout: CheckoutState;
  readonly onChange: (part: OrderPart) => void;
}

/** Everything once more, each block with a link that changes it, then the agreement (S1 §2, §5). */
export function ReviewStep({
  form,
  countries,
  quote,
  checkout,
  onResult,
  onChange,
}: ReviewStepProps) {
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
      <CheckoutProblem state={checkout} onResult={onResult} />
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
        <Button
          variant="quiet"
          icon="edit"
          aria-label={t("summary.changeOf", { what: title })}
          onClick={() => onChange(part)}
        >
          {t("summary.change")}
        </Button>
      </div>
      {rows.length > 0 ? <SummaryList rows={rows} /> : <p>{t("summary.noOptions")}</p>}
    </Card>
  );
}

function AgreementField() {
  const { id, value, setValue, error } = useFormField({ name: "agree", label: undefined });
  return <Agreement id={id} checked={value === true} error={error} onCheckedChange={setValue} />;
}
