import type { PatternFamily } from "@sughurta/ikat";
import { type ReactNode, type Ref, useId } from "react";
import { Breadcrumbs, type Crumb } from "../breadcrumbs/breadcrumbs.tsx";
import { classNames, type ElementAttributes, withRef } from "../element/element.ts";
import { ProductPattern } from "../ikat/product-pattern.tsx";
import { Container, Stack } from "../layout/layout.tsx";
import { ButtonLink } from "../link/link.tsx";
import { Price } from "../price/price.tsx";
import type { ProductAction } from "../product-card/product-card.tsx";
import { Prose } from "../prose/prose.tsx";
import type { SanitizedHtml } from "../prose/safe-html.tsx";
import { SummaryList, type SummaryRow } from "../summary-list/summary-list.tsx";

/** Texts of a product page that are the same for every product of a kind. */
export interface ProductPageTexts {
  /** Accessible name of the breadcrumbs. */
  readonly crumbs: string;
  /** Heading of the description. */
  readonly about: string;
  /** Accessible name of the card with the conditions. */
  readonly conditions: string;
  /** Shown above the price. */
  readonly price: string;
}

export interface ProductPageProps extends ElementAttributes<"div", "title" | "ref"> {
  readonly ref?: Ref<HTMLElement> | undefined;
  readonly texts: ProductPageTexts;
  /** The parent pages; without any there are no breadcrumbs. */
  readonly parents: readonly Crumb[];
  readonly title: string;
  /** The benefit below the title. */
  readonly lead?: ReactNode;
  /** Address of a 4:3 picture. */
  readonly picture?: string | undefined;
  /** Subject of the product: its pattern replaces a missing picture. */
  readonly pattern: PatternFamily;
  readonly description: SanitizedHtml;
  /** Terms of the product, below its description. */
  readonly terms?: ReactNode;
  /** The main action of the product, beside its price. */
  readonly action: ProductAction;
  /** The formatted price, with currency. */
  readonly price?: string | undefined;
  /** Conditions under the price. */
  readonly rows?: readonly SummaryRow[] | undefined;
  /** A sentence in place of price and conditions. */
  readonly note?: ReactNode;
  /** Further links under the action. */
  readonly links?: ReactNode;
  readonly className?: string | undefined;
}

/** One product: its sheet with the conditions, its description, and its price with the action, a bar on phones as in orders. */
export const ProductPage = /* @__PURE__ */ withRef(function ProductPage({
  texts,
  parents,
  title,
  lead,
  picture,
  pattern,
  description,
  terms,
  action,
  price,
  rows = [],
  note,
  links,
  className,
  ...attributes
}: ProductPageProps) {
  const aboutId = useId();
  return (
    <Container {...attributes} className={classNames("sg-product-page", className)}>
      {parents.length > 0 ? (
        <Breadcrumbs label={texts.crumbs} crumbs={[...parents, { label: title }]} />
      ) : null}
      <div className="sg-product-page__columns">
        <header className="sg-product-page__sheet">
          {picture ? (
            <img
              className="sg-product-page__pattern"
              src={picture}
              alt=""
              width={800}
              height={600}
              fetchPriority="high"
            />
          ) : (
            <ProductPattern className="sg-product-page__pattern" family={pattern} />
          )}
          <div className="sg-product-page__words">
            <h1 className="sg-product-page__title">{title}</h1>
            {lead ? <p className="sg-product-page__lead">{lead}</p> : null}
            {rows.length > 0 ? (
              <SummaryList rows={rows} className="sg-product-page__facts" />
            ) : null}
          </div>
        </header>
        <section className="sg-product-page__about" aria-labelledby={aboutId}>
          <h2 id={aboutId} className="sg-product-page__heading">
            {texts.about}
          </h2>
          <Prose html={description} />
          {terms}
          {links ? (
            <Stack gap="sm" className="sg-product-page__links">
              {links}
            </Stack>
          ) : null}
        </section>
        <aside className="sg-product-page__price sg-price-bar" aria-label={texts.conditions}>
          <div className="sg-price-bar__row">
            {price ? <Price size="large" label={texts.price} amount={price} live={false} /> : null}
            {note ? <p className="sg-product-page__note">{note}</p> : null}
            <ButtonLink href={action.href} icon={action.icon} size="large">
              {action.text}
            </ButtonLink>
          </div>
        </aside>
      </div>
    </Container>
  );
});
