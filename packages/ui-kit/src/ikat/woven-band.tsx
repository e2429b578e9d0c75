import type { PatternFamily } from "@sughurta/ikat";
import { BAND } from "@sughurta/ikat";
import { classNames } from "../element/class-names.ts";
import { type ElementAttributes, withRef } from "../element/element.ts";
import { WovenPattern } from "./woven-pattern.tsx";

export interface WovenBandProps extends ElementAttributes<"svg"> {
  /** Pattern family of the band's background and colours; by default that of the trip. */
  readonly family?: PatternFamily | undefined;
  readonly className?: string | undefined;
}

/** The patterned edge, eight pixels high, as wide as its container; decoration, once a page. */
export const WovenBand = /* @__PURE__ */ withRef(function WovenBand({
  family = "trip",
  className,
  ...attributes
}: WovenBandProps) {
  return (
    <svg
      {...attributes}
      className={classNames("sg-cloth", `sg-cloth--${family}`, className)}
      width="100%"
      height={BAND.height}
      shapeRendering="crispEdges"
      aria-hidden="true"
      focusable="false"
    >
      <WovenPattern woven={BAND} />
    </svg>
  );
});
