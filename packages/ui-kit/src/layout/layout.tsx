import type { ComponentPropsWithoutRef, ElementType, ReactNode, Ref } from "react";
import { classNames } from "../class-names.ts";

/** Distance between children on the 4 px grid: xs 4, sm 8, md 16, lg 24, xl 40, 2xl 64. */
export type Gap = "none" | "xs" | "sm" | "md" | "lg" | "xl" | "2xl";

interface BoxProps extends ComponentPropsWithoutRef<"div"> {
  /** Element to render when a plain `div` says too little, such as `section` or `ul`. */
  readonly as?: ElementType | undefined;
  readonly children?: ReactNode;
  /** The element itself, such as to move its rows; React 18 gives a component no `ref`. */
  readonly innerRef?: Ref<HTMLElement> | undefined;
}

export interface ContainerProps extends BoxProps {
  /** `content` 1200 px, `form` 640 px, `text` 68 characters. */
  readonly width?: "content" | "form" | "text" | undefined;
}

/** Centres its content and keeps the page's side margins. */
export function Container({
  as: Element = "div",
  width = "content",
  className,
  innerRef,
  ...rest
}: ContainerProps) {
  return (
    <Element
      {...rest}
      ref={innerRef}
      className={classNames(
        "sg-container",
        width !== "content" && `sg-container--${width}`,
        className,
      )}
    />
  );
}

export interface StackProps extends BoxProps {
  /** Distance between the children. */
  readonly gap?: Gap | undefined;
  /** `row` lets the children wrap side by side. */
  readonly direction?: "column" | "row" | undefined;
  /** Where the children stand across the direction. */
  readonly align?: "start" | "center" | "end" | "stretch" | "baseline" | undefined;
  /** How the children share the room along the direction. */
  readonly justify?: "start" | "center" | "end" | "between" | undefined;
}

/** Children one after another with one distance between them. */
export function Stack({
  as: Element = "div",
  gap = "md",
  direction = "column",
  align,
  justify,
  className,
  innerRef,
  ...rest
}: StackProps) {
  return (
    <Element
      {...rest}
      ref={innerRef}
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
}

export interface GridProps extends BoxProps {
  /** Distance between the cells. */
  readonly gap?: Gap | undefined;
  /** Smallest width of a column: `sm` 14, `md` 18, `lg` 24 rem; as many as fit. */
  readonly min?: "sm" | "md" | "lg" | undefined;
}

/** As many equal columns as fit. */
export function Grid({
  as: Element = "div",
  gap = "lg",
  min = "md",
  className,
  innerRef,
  ...rest
}: GridProps) {
  return (
    <Element
      {...rest}
      ref={innerRef}
      className={classNames("sg-grid", `sg-grid--${min}`, `sg-gap-${gap}`, className)}
    />
  );
}

/** Text for assistive technology only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="sg-visually-hidden">{children}</span>;
}

export interface SkipLinkProps {
  /** Id of the main content without "#". */
  readonly targetId: string;
  readonly children: ReactNode;
}

/** First stop of the keyboard: jumps over the header. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  return (
    <a className="sg-skip-link" href={`#${targetId}`}>
      {children}
    </a>
  );
}
