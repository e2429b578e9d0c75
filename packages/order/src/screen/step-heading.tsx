import { Heading } from "@sughurta/ui-kit";
import { useEffect, useRef } from "react";
import { slideStepIn } from "./motion.ts";

export interface StepHeadingProps {
  readonly step: string;
  /** Index of the step, from 0. */
  readonly position: number;
  readonly title: string;
  /** How often the order was restarted. */
  readonly restarts: number;
}

/** The heading of a step; takes the focus when another step is shown, including its fields. */
export function StepHeading({ step, position, title, restarts }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const place = `${restarts} ${step}`;
  const shown = useRef({ place, position });
  useEffect(() => {
    const before = shown.current;
    if (before.place === place) return;
    shown.current = { place, position };
    if (heading.current) {
      slideStepIn(heading.current, position > before.position ? "end" : "start");
    }
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: "start" });
  }, [place, position]);
  return (
    <Heading level={2} className="sg-order__step" ref={heading} tabIndex={-1}>
      {title}
    </Heading>
  );
}
