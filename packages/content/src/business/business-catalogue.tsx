import type { BoxCategory, BoxProduct } from "@sughurta/contracts/box";
import { coverFamily } from "@sughurta/domain/box";
import { useTexts } from "@sughurta/i18n";
import { ButtonLink, EmptyState, Grid, ProductCard, Tabs } from "@sughurta/ui-kit";
import { Page } from "../pages/page.tsx";
import { contentTexts } from "../texts/content-texts.ts";
import { CallRequest } from "./call-request.tsx";

export interface BusinessCatalogueProps {
  /** Products for companies. */
  readonly products: readonly BoxProduct[];
  /** Categories of products for companies. */
  readonly categories: readonly BoxCategory[];
  /** Slug of the current category; all products without one. */
  readonly currentCategory?: string | undefined;
}

/** Catalogue for legal entities, whole or of one category (S0 §2, SPEC-5). */
export function BusinessCatalogue({
  products,
  categories,
  currentCategory,
}: BusinessCatalogueProps) {
  const { t } = useTexts(contentTexts.business);
  const shown = products.filter(({ seo }) => !seo);
  const category = categories.find(({ slug }) => slug === currentCategory);
  return (
    <Page title={category?.title ?? t("business.products")} lead={t("business.lead")}>
      <Tabs
        label={t("business.categories")}
        tabs={[
          { href: "/jur/product", label: t("business.all"), current: category === undefined },
          ...categories.map(({ slug, title }) => ({
            href: `/jur/products/${encodeURIComponent(slug)}`,
            label: title,
            current: slug === currentCategory,
          })),
        ]}
      />
      {shown.length === 0 ? (
        <EmptyState
          title={t("business.empty")}
          actions={<ButtonLink href="/jur/product">{t("business.showAll")}</ButtonLink>}
        />
      ) : (
        <Grid as="ul" className="sg-page__list">
          {shown.map((product) => (
            <li key={product.id}>
              <BusinessCard product={product} level={2} />
            </li>
          ))}
        </Grid>
      )}
      <CallRequest note={category?.title} />
    </Page>
  );
}

/** A product for companies in a list; it is requested by a callback. */
export function BusinessCard({
  product,
  level,
}: {
  readonly product: BoxProduct;
  /** Level of the title in the page, 3 by default. */
  readonly level?: 2 | 3 | undefined;
}) {
  const { t } = useTexts(contentTexts.business);
  const { title, shortDesc, slug } = product;
  return (
    <ProductCard
      title={title}
      level={level}
      href={`/jur/product/${encodeURIComponent(slug)}`}
      text={shortDesc}
      picture={product.shortImg || product.mainImg}
      pattern={coverFamily(product.categories)}
      patternSeed={slug}
      moreText={t("business.more")}
    />
  );
}
