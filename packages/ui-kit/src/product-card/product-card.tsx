import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export interface ProductCardProps {
  readonly title: ReactNode;
  /** Where the title leads; the whole card follows a press on it. */
  readonly href: string;
  /** A picture with known dimensions, decoration beside the title. */
  readonly image?: ReactNode;
  readonly text?: ReactNode;
  readonly price?: ReactNode;
  readonly badge?: ReactNode;
  readonly actions?: ReactNode;
  /** Level of the title in the page, 3 by default. */
  readonly level?: 2 | 3 | 4 | undefined;
  readonly className?: string | undefined;
}

/** A product in a list: picture, name, promise, price and what to do. */
export function ProductCard({
  title,
  href,
  image,
  text,
  price,
  badge,
  actions,
  level = 3,
  className,
}: ProductCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={classNames("sg-product", className)}>
      <div className="sg-product__picture">{image}</div>
      {badge ? <div className="sg-product__badge">{badge}</div> : null}
      <div className="sg-product__body">
        <Heading className="sg-product__title">
          <a className="sg-product__link" href={href}>
            {title}
          </a>
        </Heading>
        {text ? <div className="sg-product__text">{text}</div> : null}
        {price || actions ? (
          <div className="sg-product__foot">
            {price}
            {actions ? <div className="sg-product__actions">{actions}</div> : null}
          </div>
        ) : null}
      </div>
    </article>
  );
}
