import type { PatternFamily } from "@sughurta/ikat";
import { classNames, type ElementAttributes, withRef } from "../element/element.ts";

export interface RosetteProps extends ElementAttributes<"svg"> {
  /** Pattern family of the rosette's colours; by default that of the trip. */
  readonly family?: PatternFamily | undefined;
  readonly className?: string | undefined;
}

interface Ring {
  readonly className: string;
  readonly petals: number;
  readonly from: number;
  readonly to: number;
  readonly width: number;
}

/** From the outside to the centre, in a circle of radius 48. */
const RINGS: readonly Ring[] = [
  { className: "sg-rosette__ground", petals: 16, from: 22, to: 48, width: 8.4 },
  { className: "sg-rosette__deep", petals: 16, from: 20, to: 41, width: 5.2 },
  { className: "sg-rosette__ivory", petals: 16, from: 12, to: 28, width: 5 },
  { className: "sg-rosette__bright", petals: 8, from: 5, to: 23, width: 7.4 },
  { className: "sg-rosette__deep", petals: 8, from: 3, to: 14, width: 4.4 },
];

/** A suzani rosette in rings of petals: for success or empty states; decoration. */
export const Rosette = /* @__PURE__ */ withRef(function Rosette({
  family = "trip",
  className,
  ...attributes
}: RosetteProps) {
  return (
    <svg
      {...attributes}
      className={classNames("sg-rosette", `sg-pattern--${family}`, className)}
      viewBox="-48 -48 96 96"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="sg-rosette__deep" r="27" />
      {RINGS.map((ring) => (
        <g key={ring.to} className={ring.className}>
          {Array.from({ length: ring.petals }, (_, index) => (360 * index) / ring.petals).map(
            (degrees) => (
              <path key={degrees} d={petal(ring)} transform={`rotate(${degrees})`} />
            ),
          )}
        </g>
      ))}
      <circle className="sg-rosette__ivory" r="4" />
    </svg>
  );
});

/** A leaf with a round outer end and a pointed inner one. */
function petal({ from, to, width }: Ring): string {
  const shoulder = to - width;
  return `M0-${from}C-${width}-${shoulder}-${width}-${to} 0-${to}S${width}-${shoulder} 0-${from}z`;
}
