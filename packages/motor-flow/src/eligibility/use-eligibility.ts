import type { EligibilityQuestion } from "@sughurta/domain/motor";
import { useCallback, useState } from "react";
import { declaredIneligibility, type Ineligibility } from "../model/eligibility-of.ts";
import type { MotorOrderValues } from "../model/order-values.ts";

/** Why there is no policy, as a buyer tells before anything is filled in, and the way back from there. */
export interface Eligibility {
  /** Why, while that is on the screen in place of the order. */
  readonly why: Ineligibility | undefined;
  /** What was told last. */
  readonly asked: EligibilityQuestion | undefined;
  readonly ask: (question: EligibilityQuestion) => void;
  readonly goBack: () => void;
}

/** Shows why a buyer has no policy here, until they go back to the order. */
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
