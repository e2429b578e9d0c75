import { useTexts } from "@sughurta/i18n";
import { Card, Icon } from "@sughurta/ui-kit";
import { useRef } from "react";
import { boxesTexts } from "../texts/boxes-texts.ts";
import { ActivationForm, type ActivationFormProps } from "./activation-form.tsx";
import { useScrollToActivation } from "./use-scroll-to-activation.ts";

export interface ActivationProps extends ActivationFormProps {
  /** The visitor came to activate a policy: the form is open. */
  readonly toActivate?: boolean | undefined;
}

/** The activation of a box bought elsewhere, one press away from its form; works without scripts too. */
export function Activation({ toActivate = false, ...form }: ActivationProps) {
  const { t } = useTexts(boxesTexts);
  const title = useRef<HTMLHeadingElement>(null);
  useScrollToActivation(toActivate, title);
  return (
    <details className="sg-box-activation" id="activation" open={toActivate}>
      <summary className="sg-box-activation__open">
        {t("catalogue.activateButton")}
        <Icon name="chevron-down" size="small" />
      </summary>
      <Card className="sg-box-activation__form">
        <div>
          <h2 className="sg-box-activation__title" ref={title} tabIndex={-1}>
            {t("activation.title")}
          </h2>
          <p className="sg-box-activation__lead">{t("activation.lead")}</p>
        </div>
        <ActivationForm {...form} />
      </Card>
    </details>
  );
}
