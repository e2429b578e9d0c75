import { useEffect, useState } from "react";
import { breakpointsInUse } from "./read-tokens.ts";

/** Widths at which the loaded stylesheets change the layout: a media query cannot read a custom property. */
export function BreakpointTable() {
  const [widths, setWidths] = useState<readonly (readonly [number, number])[]>([]);
  useEffect(() => setWidths([...breakpointsInUse()]), []);
  return (
    <table className="tk-table">
      <caption>Widths at which something changes</caption>
      <thead>
        <tr>
          <th scope="col">Width</th>
          <th scope="col">Rules</th>
        </tr>
      </thead>
      <tbody>
        {widths.map(([pixels, uses]) => (
          <tr key={pixels}>
            <th scope="row">
              <code>{`${pixels / 16}rem`}</code> {pixels} px
            </th>
            <td>{uses}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
