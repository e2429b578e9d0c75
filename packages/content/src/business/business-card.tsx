import type { BoxProduct } from "@sughurta/contracts";
import { useTexts } from "@sughurta/i18n";
import { ButtonLink, ProductCard, VisuallyHidden } from "@sughurta/ui-kit";
import { contentTexts } from "../texts/content-texts.ts";

/** A product for business in a list; it is asked for by a call. */
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
  const picture = product.shortImg || product.mainImg;
  const href = `/jur/product/${encodeURIComponent(slug)}`;
  return (
    <ProductCard
      title={title}
      level={level}
      href={href}
      text={shortDesc}
      image={
        picture ? (
          <img src={picture} alt="" width={800} height={600} loading="lazy" decoding="async" />
        ) : undefined
      }
      actions={
        <ButtonLink href={href} variant="secondary">
          {t("business.more")}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </ButtonLink>
      }
    />
  );
}
