import { classNames, type ElementAttributes, withRef } from "../element/element.ts";
export interface ProgressProps extends ElementAttributes<"progress", "max" | "value"> {
  readonly label: string;
  /** 0 to 100; omitted while the length is unknown. */
  readonly percent?: number | undefined;
  readonly className?: string | undefined;
}

/** Progress of an operation. */
export const Progress = /* @__PURE__ */ withRef(function Progress({
  label,
  percent,
  className,
  ...attributes
}: ProgressProps) {
  return (
    <progress
      {...attributes}
      className={classNames("sg-progress", className)}
      aria-label={label}
      max={100}
      value={percent}
    >
      {percent}
    </progress>
  );
});
