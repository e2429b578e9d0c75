import { RIDGES_FRAME, ridgeLines } from "@sughurta/ikat";
import { useMemo } from "react";
import { classNames, type ElementAttributes, withRef } from "../element/element.ts";

export interface RidgesProps extends ElementAttributes<"svg", "seed"> {
  /** The same seed generates the same mountains. */
  readonly seed?: number | string | undefined;
  readonly className?: string | undefined;
}

/** Layers of mountains under an empty sky; decoration, which fills its container from the bottom. */
export const Ridges = /* @__PURE__ */ withRef(function Ridges({
  seed = 2,
  className,
  ...attributes
}: RidgesProps) {
  const lines = useMemo(() => ridgeLines(seed), [seed]);
  return (
    <svg
      {...attributes}
      className={classNames("sg-ridges", className)}
      viewBox={`0 0 ${RIDGES_FRAME.width} ${RIDGES_FRAME.height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
});
