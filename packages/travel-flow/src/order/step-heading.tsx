import { type RefObject, useEffect, useRef } from "react";
import type { StepKey } from "./order-definition.ts";

export interface StepHeadingProps {
  readonly ref: RefObject<HTMLHeadingElement | null>;
  readonly step: StepKey;
  readonly title: string;
}

/** The heading of a step; takes the focus when another step is on the screen, fields and all. */
export function StepHeading({ ref, step, title }: StepHeadingProps) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView?.({ block: "start" });
  }, [ref, step]);
  return (
    <h2 className="sg-travel__step" ref={ref} tabIndex={-1}>
      {title}
    </h2>
  );
}
