import { classNames, type ElementAttributes, withRef } from "../element/element.ts";

export interface SpinnerProps extends ElementAttributes<"span"> {
  /** What is loading, for assistive technology; without it, the spinner is decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** Rotating star while loading; pulses under reduced motion. */
export const Spinner = /* @__PURE__ */ withRef(function Spinner({
  label,
  className,
  ...attributes
}: SpinnerProps) {
  return (
    <span
      {...attributes}
      className={classNames("sg-spinner", className)}
      role={label ? "status" : undefined}
      aria-hidden={label ? undefined : true}
    >
      {label ? <span className="sg-visually-hidden">{label}</span> : null}
    </span>
  );
});
