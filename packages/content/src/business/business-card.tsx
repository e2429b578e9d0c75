import type { BoxProduct } from "@sughurta/contracts/box";
import { coverFamily } from "@sughurta/domain/box";
import { useTexts } from "@sughurta/i18n";
import { ProductCard } from "@sughurta/ui-kit";
import { contentTexts } from "../texts/content-texts.ts";

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
      cloth={coverFamily(product.categories)}
      moreText={t("business.more")}
    />
  );
}
