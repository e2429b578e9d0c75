import type { ElementType, ReactNode, Ref } from "react";
import { classNames, type ElementAttributes, withRef } from "../element/element.ts";

export interface CardProps extends ElementAttributes<"div", "ref"> {
  /** HTML element to render, such as `article` or `li`. */
  readonly as?: ElementType | undefined;
  /** `plain` paper with a line, `sunken` a quiet area, `deep` the lapis band. */
  readonly ground?: "plain" | "sunken" | "deep" | undefined;
  readonly ref?: Ref<HTMLElement> | undefined;
  readonly children?: ReactNode;
}

/** A paper surface for one item. */
export const Card = /* @__PURE__ */ withRef(function Card({
  as: Element = "div",
  ground = "plain",
  className,
  ...rest
}: CardProps) {
  return <Element {...rest} className={classNames("sg-card", `sg-card--${ground}`, className)} />;
});
