import { useTexts } from "@sughurta/i18n";
import { Card } from "@sughurta/ui-kit";
import { useId, useRef } from "react";
import { boxesTexts } from "../texts/boxes-texts.ts";
import { ActivationForm, type ActivationFormProps } from "./activation-form.tsx";
import { useScrollToActivation } from "./scroll-to-part.ts";

/** Id of the part with the activation form, for links to it. */
export const ACTIVATION_ID = "activation";

export interface ActivationProps extends ActivationFormProps {
  /** The visitor wants to activate a policy: the page scrolls to the form (S0 §2). */
  readonly toActivate?: boolean | undefined;
}

/** The activation of a box bought elsewhere: below the cards and always visible (S0 §2). */
export function Activation({ toActivate = false, ...form }: ActivationProps) {
  const { t } = useTexts(boxesTexts);
  const titleId = useId();
  const part = useRef<HTMLElement>(null);
  useScrollToActivation(toActivate, part);
  return (
    <section
      className="sg-box-activation"
      id={ACTIVATION_ID}
      aria-labelledby={titleId}
      tabIndex={-1}
      ref={part}
    >
      <Card className="sg-box-activation__card">
        <div>
          <h2 className="sg-box-activation__title" id={titleId}>
            {t("activation.title")}
          </h2>
          <p className="sg-box-activation__lead">{t("activation.lead")}</p>
        </div>
        <ActivationForm {...form} />
      </Card>
    </section>
  );
}
