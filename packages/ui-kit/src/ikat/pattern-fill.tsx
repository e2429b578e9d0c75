import type { PatternPaths } from "@sughurta/ikat";
import { useId } from "react";

const INK_CLASSES = ["sg-pattern__deep", "sg-pattern__bright", "sg-pattern__ivory"] as const;

/** Fills the surrounding picture with a patch, centred. */
export function PatternFill({ paths }: { readonly paths: PatternPaths }) {
  const id = useId();
  const { x, y, width, height, thread, row, inks } = paths;
  return (
    <>
      <pattern id={id} patternUnits="userSpaceOnUse" {...{ x, y, width, height }}>
        <g transform={`scale(${thread} ${row}) translate(.5)`}>
          {INK_CLASSES.map((className, index) => (
            <path key={className} className={className} d={inks[index]} />
          ))}
        </g>
      </pattern>
      <svg x="50%" y="50%" overflow="visible" aria-hidden="true">
        <rect x="-50%" y="-50%" width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
    </>
  );
}
