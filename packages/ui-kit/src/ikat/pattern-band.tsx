import type { PatternFamily } from "@sughurta/ikat";
import { BAND } from "@sughurta/ikat";
import { classNames, type ElementAttributes, withRef } from "../element/element.ts";
import { PatternFill } from "./pattern-fill.tsx";

export interface PatternBandProps extends ElementAttributes<"svg"> {
  /** Pattern family of the band's background and colours; by default that of the trip. */
  readonly family?: PatternFamily | undefined;
  readonly className?: string | undefined;
}

/** The patterned edge, eight pixels high, as wide as its container; decoration, once a page. */
export const PatternBand = /* @__PURE__ */ withRef(function PatternBand({
  family = "trip",
  className,
  ...attributes
}: PatternBandProps) {
  return (
    <svg
      {...attributes}
      className={classNames("sg-pattern", `sg-pattern--${family}`, className)}
      width="100%"
      height={BAND.height}
      shapeRendering="crispEdges"
      aria-hidden="true"
      focusable="false"
    >
      <PatternFill paths={BAND} />
    </svg>
  );
});
