import { classNames } from "../class-names.ts";

export interface SpinnerProps {
  /** What is going on, for assistive technology; left out, the spinner is decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** Turning star of waiting; stands still and pulses under reduced motion. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span
      className={classNames("sg-spinner", className)}
      role={label ? "status" : undefined}
      aria-hidden={label ? undefined : true}
    >
      {label ? <span className="sg-visually-hidden">{label}</span> : null}
    </span>
  );
}
