import type { EligibilityQuestion } from "@sughurta/domain/motor";
import { useCallback, useState } from "react";
import { declaredIneligibility, type Ineligibility } from "../model/eligibility-of.ts";
import type { MotorOrderValues } from "../model/order-values.ts";

/** Why there is no policy, from the buyer's answers before the form, and the way back. */
export interface Eligibility {
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
