import {
  type EligibilityQuestion,
  eligibilityQuestions,
  MAX_CAR_AGE_YEARS,
  type MotorProduct,
} from "@sughurta/domain/motor";
import { DRIVER_AGE } from "@sughurta/domain/person";
import { useTexts } from "@sughurta/i18n";
import { Button, Icon } from "@sughurta/ui-kit";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { declaredIneligibility, type Ineligibility } from "../model/ineligibility.ts";
import type { MotorOrderValues } from "../model/order-values.ts";
import { motorTexts } from "../texts/motor-texts.ts";

export interface EligibilityCheckProps {
  readonly product: MotorProduct;
  /** The answer from which the buyer has returned, which takes the focus again. */
  readonly asked: EligibilityQuestion | undefined;
  readonly onAsk: (question: EligibilityQuestion) => void;
}

/**
 * The conditions of this insurance, in a line before the first field; expanded, the alternatives for everyone else
 * (SPEC-56).
 */
export function EligibilityCheck({ product, asked, onAsk }: EligibilityCheckProps) {
  const { t } = useTexts(motorTexts);
  const id = useId();
  const last = useRef<HTMLButtonElement>(null);
  useEffect(() => last.current?.focus(), []);
  const numbers = { years: MAX_CAR_AGE_YEARS[product], age: DRIVER_AGE.from };
  const questions = eligibilityQuestions(product);
  return (
    <details
      className="sg-eligibility"
      aria-label={t("eligibility.title")}
      open={asked !== undefined}
    >
      <summary className="sg-eligibility__line">
        <span className="sg-eligibility__rules">
          {questions.map((question) => t(`eligibility.${question}.brief`, numbers)).join(", ")}
        </span>
        <Icon name="chevron-down" size="small" />
      </summary>
      <ul className="sg-eligibility__list">
        {questions.map((question) => (
          <li key={question}>
            <Icon name="check" size="small" />
            <span>{t(`eligibility.${question}.rule`, numbers)}</span>
          </li>
        ))}
      </ul>
      <p className="sg-eligibility__ask" id={id}>
        {t("eligibility.ask")}
      </p>
      <ul className="sg-eligibility__answers" aria-labelledby={id}>
        {questions.map((question) => (
          <li key={question}>
            <Button
              ref={question === asked ? last : undefined}
              variant="quiet"
              iconEnd="chevron-right"
              onClick={() => onAsk(question)}
            >
              {t(`eligibility.${question}.answer`, numbers)}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Why there is no policy, from the buyer's answers before the form, and the way back. */
interface Eligibility {
  /** The reason, while it is shown in place of the order. */
  readonly why: Ineligibility | undefined;
  /** The last answer. */
  readonly asked: EligibilityQuestion | undefined;
  readonly ask: (question: EligibilityQuestion) => void;
  readonly goBack: () => void;
}

/** Shows why a buyer cannot get a policy here, until they return to the order. */
export function useEligibility(values: MotorOrderValues, today: string): Eligibility {
  const [asked, setAsked] = useState<EligibilityQuestion>();
  const [isShown, setShown] = useState(false);
  const goBack = useCallback(() => setShown(false), []);
  return {
    why: isShown && asked ? declaredIneligibility(values, asked, today) : undefined,
    asked,
    ask: (question) => {
      setAsked(question);
      setShown(true);
    },
    goBack,
  };
}
