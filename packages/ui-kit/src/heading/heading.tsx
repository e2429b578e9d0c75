import { createContext, type ReactNode, useContext } from "react";
import { type ElementAttributes, withRef } from "../element/element.ts";

const TAGS = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;

const HeadingShiftContext = createContext(0);

/** Headings inside are lower by its `value`: a component in a host page continues the outline of that page. */
export const HeadingShift = HeadingShiftContext.Provider;

export interface HeadingProps extends ElementAttributes<"h2"> {
  /** Level on a page of our own. */
  readonly level: 1 | 2 | 3 | 4;
  readonly children?: ReactNode;
}

/** A heading styled by its level, also where the host page makes it a lower one. */
export const Heading = /* @__PURE__ */ withRef(function Heading({
  level,
  ...heading
}: HeadingProps) {
  const shift = useContext(HeadingShiftContext);
  const Tag = TAGS[Math.max(level + shift, 1) - 1] ?? "h6";
  return <Tag {...heading} data-sg-level={shift === 0 ? undefined : level} />;
});
