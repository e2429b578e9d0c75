import type { ElementType, ReactNode, Ref } from "react";
import { classNames, type ElementAttributes, withRef } from "../element/element.ts";

/** Distance between children on the 4 px grid: xs 4, sm 8, md 16, lg 24, xl 40, 2xl 64. */
export type Gap = "none" | "xs" | "sm" | "md" | "lg" | "xl" | "2xl";

interface BoxProps extends ElementAttributes<"div", "ref"> {
  /** Element to render instead of a plain `div`, such as `section` or `ul`. */
  readonly as?: ElementType | undefined;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLElement> | undefined;
}

export interface ContainerProps extends BoxProps {
  /** `content` 1200 px, `form` 640 px, `text` 68 characters. */
  readonly width?: "content" | "form" | "text" | undefined;
}

/** Centres its content and adds the page's side margins. */
export const Container = /* @__PURE__ */ withRef(function Container({
  as: Element = "div",
  width = "content",
  className,
  ...rest
}: ContainerProps) {
  return (
    <Element
      {...rest}
      className={classNames(
        "sg-container",
        width !== "content" && `sg-container--${width}`,
        className,
      )}
    />
  );
});

export interface StackProps extends BoxProps {
  /** Distance between the children. */
  readonly gap?: Gap | undefined;
  /** `row` lets the children wrap side by side. */
  readonly direction?: "column" | "row" | undefined;
  /** Alignment of the children across the direction. */
  readonly align?: "start" | "center" | "end" | "stretch" | "baseline" | undefined;
  /** Distribution of the children along the direction. */
  readonly justify?: "start" | "center" | "end" | "between" | undefined;
}

/** Children one after another with a uniform distance. */
export const Stack = /* @__PURE__ */ withRef(function Stack({
  as: Element = "div",
  gap = "md",
  direction = "column",
  align,
  justify,
  className,
  ...rest
}: StackProps) {
  return (
    <Element
      {...rest}
      className={classNames(
        "sg-stack",
        `sg-gap-${gap}`,
        direction === "row" && "sg-stack--row",
        align && `sg-align-${align}`,
        justify && `sg-justify-${justify}`,
        className,
      )}
    />
  );
});

export interface GridProps extends BoxProps {
  /** Distance between the cells. */
  readonly gap?: Gap | undefined;
  /** Smallest width of a column: `small` 14, `medium` 18, `large` 24 rem; as many as fit. */
  readonly min?: "small" | "medium" | "large" | undefined;
}

/** As many equal columns as fit. */
export const Grid = /* @__PURE__ */ withRef(function Grid({
  as: Element = "div",
  gap = "lg",
  min = "medium",
  className,
  ...rest
}: GridProps) {
  return (
    <Element
      {...rest}
      className={classNames("sg-grid", `sg-grid--${min}`, `sg-gap-${gap}`, className)}
    />
  );
});

export interface VisuallyHiddenProps extends ElementAttributes<"span"> {
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** Text for assistive technology only. */
export const VisuallyHidden = /* @__PURE__ */ withRef(function VisuallyHidden({
  className,
  ...span
}: VisuallyHiddenProps) {
  return <span {...span} className={classNames("sg-visually-hidden", className)} />;
});

export interface SkipLinkProps extends ElementAttributes<"a", "href"> {
  /** Id of the main content without "#". */
  readonly targetId: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** First stop of keyboard navigation: skips the header. */
export const SkipLink = /* @__PURE__ */ withRef(function SkipLink({
  targetId,
  className,
  children,
  ...attributes
}: SkipLinkProps) {
  return (
    <a {...attributes} className={classNames("sg-skip-link", className)} href={`#${targetId}`}>
      {children}
    </a>
  );
});
