import { useTexts } from "@sughurta/i18n";
import { Button, Icon, SummaryList, VisuallyHidden } from "@sughurta/ui-kit";
import { orderTexts } from "../texts/order-texts.ts";
import type { OrderWizard } from "../wizard/use-order-wizard.ts";

/** The values of one part of an order, in a line. */
export interface EarlierAnswer<Part extends string> {
  readonly part: Part;
  readonly title: string;
  readonly answer: string;
}

export interface EarlierStepsProps<Part extends string, Step extends string> {
  readonly wizard: Pick<OrderWizard<object, Part, Step>, "steps" | "place" | "change">;
  readonly answers: readonly EarlierAnswer<Part>[];
}

/** Summary of the earlier steps, in a line that expands to their values; each can be changed from there (S1 §2). */
export function EarlierSteps<Part extends string, Step extends string>({
  wizard: { steps, place, change },
  answers,
}: EarlierStepsProps<Part, Step>) {
  const { t } = useTexts(orderTexts);
  const current = steps.findIndex(({ key }) => key === place.current);
  const before = steps.slice(0, current).flatMap(({ parts }) => parts);
  const rows = answers
    .filter(({ part }) => before.includes(part))
    .map(({ part, title, answer }) => ({
      key: part,
      term: title,
      value: answer,
      action: <ChangeButton what={title} onClick={() => change(part)} />,
    }));
  if (rows.length === 0) return null;
  return (
    <details className="sg-earlier-steps" aria-label={t("steps.earlier")}>
      <summary className="sg-earlier-steps__line">
        <VisuallyHidden>{t("steps.earlier")}: </VisuallyHidden>
        <span className="sg-earlier-steps__answers">
          {rows
            .flatMap(({ value }) => value.split(" · "))
            .map((fact, place) => (
              <span key={`${place} ${fact}`}>{fact} </span>
            ))}
        </span>
        <Icon name="chevron-down" size="small" />
      </summary>
      <SummaryList rows={rows} />
    </details>
  );
}

export interface ChangeButtonProps {
  /** Name of the changed value, for assistive technology. */
  readonly what: string;
  readonly onClick: () => void;
}

/** Opens an earlier value for a change (S1 §2). */
export function ChangeButton({ what, onClick }: ChangeButtonProps) {
  const { t } = useTexts(orderTexts);
  return (
    <Button
      variant="quiet"
      icon="edit"
      aria-label={t("steps.changeOf", { what })}
      onClick={onClick}
    >
      {t("steps.change")}
    </Button>
  );
}
