import type { PatternFamily } from "@sughurta/ikat";
import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { classNames, type ElementAttributes, withRef } from "../element/element.ts";
import { Heading } from "../heading/heading.tsx";
import type { IconName } from "../icon/icon.tsx";
import { ProductPattern } from "../ikat/product-pattern.tsx";
import { VisuallyHidden } from "../layout/layout.tsx";
import { ButtonLink } from "../link/link.tsx";

/** The action of a product with its address. */
export interface ProductAction {
  readonly href: string;
  readonly text: string;
  readonly icon?: IconName | undefined;
}

/** The action of a product on the same page. */
interface ProductPress extends Omit<ProductAction, "href"> {
  readonly onPress: () => void;
}

export interface ProductCardProps extends ElementAttributes<"article", "title"> {
  readonly title: string;
  /** Link of the title and the whole card; omitted where there is no such page. */
  readonly href?: string | undefined;
  /** Address of a 4:3 picture, decoration beside the title. */
  readonly picture?: string | undefined;
  /** Subject of the product: its pattern replaces a missing picture. */
  readonly pattern?: PatternFamily | undefined;
  /** Variant of the pattern: the code of the product, so that cards side by side differ. */
  readonly patternSeed?: string | undefined;
  /** Load the picture at once: it is in the first view. */
  readonly eager?: boolean | undefined;
  readonly text?: ReactNode;
  readonly price?: ReactNode;
  /** A `Badge` over the picture, such as "popular". */
  readonly badge?: ReactNode;
  /** The main action of the product, such as buying it. */
  readonly action?: ProductAction | ProductPress | undefined;
  /** Text of a link to `href`; the card's main action where there is no other. */
  readonly moreText?: string | undefined;
  /** Level of the title in the page, 3 by default. */
  readonly level?: 2 | 3 | 4 | undefined;
  readonly className?: string | undefined;
}

/** A product in a list: picture, name, benefit, price and one action. */
export const ProductCard = /* @__PURE__ */ withRef(function ProductCard({
  title,
  href,
  picture,
  pattern,
  patternSeed,
  eager = false,
  text,
  price,
  badge,
  action,
  moreText,
  level = 3,
  className,
  ...attributes
}: ProductCardProps) {
  const more: ProductAction | undefined = moreText && href ? { href, text: moreText } : undefined;
  const main = action ?? more;
  const aside = action ? more : undefined;
  return (
    <article {...attributes} className={classNames("sg-product", className)}>
      {picture || pattern ? (
        <div className="sg-product__picture">
          {picture ? (
            <img
              src={picture}
              alt=""
              width={800}
              height={600}
              loading={eager ? "eager" : "lazy"}
              decoding="async"
            />
          ) : null}
          {!picture && pattern ? <ProductPattern family={pattern} seed={patternSeed} /> : null}
        </div>
      ) : null}
      {badge ? <div className="sg-product__badge">{badge}</div> : null}
      <div className="sg-product__body">
        <Heading level={level} className="sg-product__title">
          {href ? (
            <a className="sg-product__link" href={href}>
              {title}
            </a>
          ) : (
            title
          )}
        </Heading>
        {text ? <div className="sg-product__text">{text}</div> : null}
        {price || main ? (
          <div className="sg-product__foot">
            {price || aside ? (
              <div className="sg-product__row">
                {price}
                {aside ? (
                  <ButtonLink href={aside.href} variant="quiet" className="sg-product__more">
                    {aside.text}
                    <VisuallyHidden>: {title}</VisuallyHidden>
                  </ButtonLink>
                ) : null}
              </div>
            ) : null}
            {main ? <MainAction action={main} title={title} /> : null}
          </div>
        ) : null}
      </div>
    </article>
  );
});

/** One of many of its kind on a page: cards are less prominent than the page's own action. */
function MainAction({
  action,
  title,
}: {
  readonly action: ProductAction | ProductPress;
  readonly title: string;
}) {
  const look = {
    icon: action.icon,
    variant: "secondary",
    wide: true,
    className: "sg-product__action",
  } as const;
  const name = (
    <>
      {action.text}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </>
  );
  return "onPress" in action ? (
    <Button {...look} onClick={action.onPress}>
      {name}
    </Button>
  ) : (
    <ButtonLink {...look} href={action.href}>
      {name}
    </ButtonLink>
  );
}
