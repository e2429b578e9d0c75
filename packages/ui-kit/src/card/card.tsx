import type { ComponentProps, ElementType } from "react";
import { classNames } from "../class-names.ts";

export interface CardProps extends Omit<ComponentProps<"div">, "ref"> {
  readonly as?: ElementType | undefined;
  /** `plain` paper with a line, `sunken` a quiet area, `deep` the lapis band. */
  readonly tone?: "plain" | "sunken" | "deep" | undefined;
  /** Room inside: 16–24 px, or none for pictures that reach the edge. */
  readonly padding?: "normal" | "none" | undefined;
}

/** A piece of paper that holds one thing. */
export function Card({
  as: Element = "div",
  tone = "plain",
  padding = "normal",
  className,
  ...rest
}: CardProps) {
  return (
    <Element
      {...rest}
      className={classNames(
        "sg-card",
        `sg-card--${tone}`,
        padding === "normal" && "sg-card--padded",
        className,
      )}
    />
  );
}
