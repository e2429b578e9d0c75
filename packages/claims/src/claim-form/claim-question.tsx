import { useTexts } from "@sughurta/i18n";
import { Button, Heading, Progress, Stack } from "@sughurta/ui-kit";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { claimsTexts } from "../texts/claims-texts.ts";
import { QUESTIONS, type Question, type QuestionPlace, questionBefore } from "./use-questions.ts";

export interface ClaimQuestionProps {
  readonly name: Question;
  readonly place: QuestionPlace;
  /** On wide screens its field is sufficient: the heading is for phones and screen readers. */
  readonly quiet?: boolean | undefined;
  readonly children: ReactNode;
}

/** One question: a part of the page on wide screens, a separate screen on phones. */
export function ClaimQuestion({ name, place, quiet = false, children }: ClaimQuestionProps) {
  const { t } = useTexts(claimsTexts);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { current, next, back } = place;
  const isCurrent = current === name;
  const wasCurrent = useRef(isCurrent);
  const number = QUESTIONS.indexOf(name) + 1;
  const progress = t("question.progress", { number, count: QUESTIONS.length });
  const isLast = number === QUESTIONS.length;

  useEffect(() => {
    const isNew = isCurrent && !wasCurrent.current;
    wasCurrent.current = isCurrent;
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest(".sg-claim")?.scrollIntoView?.({ block: "start" });
  }, [isCurrent]);

  return (
    <Stack
      as="section"
      className="sg-claim__question"
      data-current={isCurrent ? "" : undefined}
      aria-labelledby={id}
    >
      <div className="sg-claim__progress">
        <p>{progress}</p>
        <Progress label={progress} percent={(number / QUESTIONS.length) * 100} />
      </div>
      <Heading
        level={2}
        className="sg-claim__heading"
        data-quiet={quiet ? "" : undefined}
        id={id}
        ref={heading}
        tabIndex={-1}
      >
        {t(`question.${name}`)}
      </Heading>
      {children}
      <div className="sg-claim__moves">
        {isLast ? null : (
          <Button wide size="large" onClick={() => void next()}>
            {t("question.next")}
          </Button>
        )}
        {questionBefore(name) ? (
          <Button wide variant="quiet" onClick={back}>
            {t("question.back")}
          </Button>
        ) : null}
      </div>
    </Stack>
  );
}
