/// <reference path="./qrcode.d.ts" />

import { create } from "qrcode";
import { useMemo } from "react";
import { classNames, type ElementAttributes, withRef } from "../element/element.ts";

export interface QrCodeProps extends ElementAttributes<"svg"> {
  /** Content of the code. */
  readonly value: string;
  /** Description of the code. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** Empty modules around a code, as required by its standard. */
const QUIET_ZONE = 4;

/** The code itself; a separate chunk with the library that calculates it. */
export const QrDrawing = /* @__PURE__ */ withRef(function QrDrawing({
  value,
  label,
  className,
  ...svg
}: QrCodeProps) {
  const { path, size } = useMemo(() => getDrawing(value), [value]);
  return (
    <svg
      {...svg}
      className={classNames("sg-qr", className)}
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size + 2 * QUIET_ZONE} ${size + 2 * QUIET_ZONE}`}
      shapeRendering="crispEdges"
    >
      <path className="sg-qr__dots" d={path} />
    </svg>
  );
});

function getDrawing(value: string): { path: string; size: number } {
  const { modules } = create(value, { errorCorrectionLevel: "M" });
  const dots: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      const begin = column;
      while (column < modules.size && modules.get(row, column)) column += 1;
      const run = column - begin;
      if (run > 0) dots.push(`M${begin} ${row}h${run}v1h-${run}z`);
    }
  }
  return { path: dots.join(""), size: modules.size };
}
