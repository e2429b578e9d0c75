import { StyleRoot } from "@sughurta/ui-kit";
import type { CSSProperties, ReactNode } from "react";

/** A part of a page of an insurer whose whole brand is one colour. */
export function BrandOfOneColour({
  seed,
  children,
}: {
  readonly seed: string;
  readonly children: ReactNode;
}) {
  const brand: CSSProperties & Record<`--${string}`, string> = { "--sg-brand-600": seed };
  return <StyleRoot style={brand}>{children}</StyleRoot>;
}
