import type { ComponentPropsWithoutRef, ElementType } from "react";
import { classNames } from "../class-names.ts";

export interface CardProps extends ComponentPropsWithoutRef<"div"> {
  /** HTML element to render, such as `article` or `li`. */
  readonly as?: ElementType | undefined;
  /** `plain` paper with a line, `sunken` a quiet area, `deep` the lapis band. */
  readonly tone?: "plain" | "sunken" | "deep" | undefined;
}

/** A piece of paper that holds one thing. */
export function Card({ as: Element = "div", tone = "plain", className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames("sg-card", `sg-card--${tone}`, className)} />;
}
