import { type ComponentPropsWithoutRef, createContext, type Ref, useContext } from "react";

const TAGS = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;

const HeadingShiftContext = createContext(0);

/** Headings inside stand by its `value` lower: a part of another team's page continues the outline of that page. */
export const HeadingShift = HeadingShiftContext.Provider;

export interface HeadingProps extends ComponentPropsWithoutRef<"h2"> {
  /** Level in a page that is ours. */
  readonly level: 1 | 2 | 3 | 4;
  /** The heading's element, such as to give it the focus; React 18 gives a component no `ref`. */
  readonly innerRef?: Ref<HTMLHeadingElement> | undefined;
}

/** A heading that looks as its level does, also where the page around makes it a lower one. */
export function Heading({ level, innerRef, ...heading }: HeadingProps) {
  const shift = useContext(HeadingShiftContext);
  const Tag = TAGS[Math.max(level + shift, 1) - 1] ?? "h6";
  return <Tag {...heading} ref={innerRef} data-sg-level={shift === 0 ? undefined : level} />;
}
