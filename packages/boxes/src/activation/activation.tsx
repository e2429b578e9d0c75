import { useTexts } from "@sughurta/i18n";
import { Card, prefersReducedMotion } from "@sughurta/ui-kit";
import { type MouseEvent, type RefObject, useEffect, useId, useRef } from "react";
import { boxesTexts } from "../texts/boxes-texts.ts";
import { ActivationForm, type ActivationFormProps } from "./activation-form.tsx";

const SCROLL_AFTER_MS = 1_500;

/** Input that shows another intention: then the page does not scroll automatically. */
const OWN_MOVES = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** Scrolls to a part of the page and moves the focus there; jumps under reduced motion. */
function scrollToPart(part: HTMLElement): void {
  part.scrollIntoView({ behavior: prefersReducedMotion() ? "auto" : "smooth", block: "start" });
  part.focus({ preventScroll: true });
}

/** Follows a link to a part of this page by scrolling; without scripts the browser jumps to its `#id`. */
export function scrollToLinkedPart(event: MouseEvent<HTMLAnchorElement>): void {
  const part = document.getElementById(event.currentTarget.hash.slice(1));
  if (!part) return;
  event.preventDefault();
  scrollToPart(part);
}

/** Scrolls to the activation form 1.5 s after the page opened for it (S0 §9), unless the visitor moves first. */
function useScrollToActivation(toActivate: boolean, part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!toActivate) return;
    const timer = setTimeout(() => {
      if (part.current) scrollToPart(part.current);
    }, SCROLL_AFTER_MS);
    const leave = () => clearTimeout(timer);
    for (const move of OWN_MOVES) document.addEventListener(move, leave, { passive: true });
    return () => {
      leave();
      for (const move of OWN_MOVES) document.removeEventListener(move, leave);
    };
  }, [toActivate, part]);
}

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
