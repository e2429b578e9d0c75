import type { ClothFamily } from "@sughurta/ikat";
import { type ReactNode, useId } from "react";
import { Banner } from "../banner/banner.tsx";
import { Breadcrumbs, type Crumb } from "../breadcrumbs/breadcrumbs.tsx";
import { Card } from "../card/card.tsx";
import { Cloth } from "../ikat/cloth.tsx";
import { Container, Stack } from "../layout/layout.tsx";
import { ButtonLink } from "../link/link.tsx";
import { Price } from "../price/price.tsx";
import type { ProductAction } from "../product-card/product-action.ts";
import { Prose } from "../prose/prose.tsx";
import type { SanitizedHtml } from "../prose/safe-html.tsx";
import { SummaryList, type SummaryRow } from "../summary-list/summary-list.tsx";

/** Words of a product page that are the same for every product of a kind. */
export interface ProductPageTexts {
  /** Spoken name of the breadcrumbs. */
  readonly crumbs: string;
  /** Heading of the description. */
  readonly about: string;
  /** Spoken name of the card with the conditions. */
  readonly conditions: string;
  /** Stands over the price. */
  readonly price: string;
}

export interface ProductPageProps {
  readonly texts: ProductPageTexts;
  /** The pages above this one; without any there are no breadcrumbs. */
  readonly parents: readonly Crumb[];
  readonly title: string;
  /** The promise under the title. */
  readonly lead?: ReactNode;
  /** Address of a 4:3 picture. */
  readonly picture?: string | undefined;
  /** What the product is about: its cloth stands in where there is no picture. */
  readonly cloth: ClothFamily;
  readonly description: SanitizedHtml;
  /** Actions of the product; shown in the banner and in the card. */
  readonly action: ProductAction;
  /** The price ready to show, with currency. */
  readonly price?: string | undefined;
  /** Conditions under the price. */
  readonly rows?: readonly SummaryRow[] | undefined;
  /** A sentence in place of price and conditions. */
  readonly note?: ReactNode;
  /** Further links under the action. */
  readonly links?: ReactNode;
}

/** One product: banner, description and a card with price, conditions and the action. */
export function ProductPage({
  texts,
  parents,
  title,
  lead,
  picture,
  cloth,
  description,
  action,
  price,
  rows = [],
  note,
  links,
}: ProductPageProps) {
  const aboutId = useId();
  return (
    <Container className="sg-product-page">
      {parents.length > 0 ? (
        <Breadcrumbs label={texts.crumbs} crumbs={[...parents, { label: title }]} />
      ) : null}
      <Banner
        level={1}
        title={title}
        text={lead}
        image={
          picture ? (
            <img src={picture} alt="" width={800} height={600} fetchPriority="high" />
          ) : (
            <Cloth family={cloth} width={720} height={180} />
          )
        }
        actions={
          <ButtonLink href={action.href} variant="accent" size="large">
            {action.text}
          </ButtonLink>
        }
      />
      <div className="sg-product-page__columns">
        <section aria-labelledby={aboutId}>
          <h2 id={aboutId} className="sg-product-page__about">
            {texts.about}
          </h2>
          <Prose html={description} />
        </section>
        <Card as="aside" className="sg-product-page__conditions" aria-label={texts.conditions}>
          <Stack gap="lg">
            {price ? <Price size="large" label={texts.price} amount={price} live={false} /> : null}
            {rows.length > 0 ? <SummaryList rows={rows} /> : null}
            {note ? <p>{note}</p> : null}
            <ButtonLink href={action.href} icon={action.icon} size="large" wide>
              {action.text}
            </ButtonLink>
            {links ? <Stack gap="sm">{links}</Stack> : null}
          </Stack>
        </Card>
      </div>
    </Container>
  );
}
