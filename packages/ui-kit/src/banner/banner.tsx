import type { ReactNode } from "react";
import { classNames, type ElementAttributes, withRef } from "../element/element.ts";
import { Heading } from "../heading/heading.tsx";

export interface BannerProps extends ElementAttributes<"div", "title"> {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** A picture with known dimensions, decoration beside the title. */
  readonly image?: ReactNode;
  readonly actions?: ReactNode;
  /** Level of the title in the page, 2 by default. */
  readonly level?: 1 | 2 | 3 | undefined;
  readonly className?: string | undefined;
}

/** A lapis panel with one message, its picture and its link: a slide or the head of a page. */
export const Banner = /* @__PURE__ */ withRef(function Banner({
  title,
  text,
  image,
  actions,
  level = 2,
  className,
  ...attributes
}: BannerProps) {
  return (
    <div {...attributes} className={classNames("sg-banner sg-card--deep", className)}>
      <div className="sg-banner__words">
        <Heading level={level} className="sg-banner__title">
          {title}
        </Heading>
        {text ? <div className="sg-banner__text">{text}</div> : null}
        {actions ? <div className="sg-banner__actions">{actions}</div> : null}
      </div>
      {image ? <div className="sg-banner__picture">{image}</div> : null}
    </div>
  );
});
