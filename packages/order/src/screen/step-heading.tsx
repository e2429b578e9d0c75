import { useEffect, useRef } from "react";

export interface StepHeadingProps {
  readonly step: string;
  readonly title: string;
  /** How often the order began anew. */
  readonly restarts: number;
}

/** The heading of a step; takes the focus when another step is on the screen, fields and all. */
export function StepHeading({ step, title, restarts }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const place = `${restarts} ${step}`;
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: "start" });
  }, [place]);
  return (
    <h2 className="sg-order__step" ref={heading} tabIndex={-1}>
      {title}
    </h2>
  );
}
