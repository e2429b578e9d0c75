import type { BoxProduct } from "@sughurta/contracts";
import { useTexts } from "@sughurta/i18n";
import { Badge, ButtonLink, Price, ProductCard, VisuallyHidden } from "@sughurta/ui-kit";
import { boxBuyHref, boxHref } from "../box-links.ts";
import { boxesTexts } from "../texts/boxes-texts.ts";

export interface BoxCardProps {
  readonly product: BoxProduct;
  readonly saleSiteUrl?: string | undefined;
  /** Level of the title in the page, 3 by default. */
  readonly level?: 2 | 3 | 4 | undefined;
  /** Load the picture at once: it is in the first view. */
  readonly eager?: boolean | undefined;
}

/** A box in a list: buy only when it is on sale, more always (S0 §2). */
export function BoxCard({ product, saleSiteUrl, level, eager = false }: BoxCardProps) {
  const { t, language, format } = useTexts(boxesTexts);
  const { title, shortDesc, price } = product;
  const buyHref = boxBuyHref(product, { language, saleSiteUrl });
  const picture = product.shortImg || product.mainImg;
  return (
    <ProductCard
      title={title}
      href={boxHref(product)}
      level={level}
      text={shortDesc}
      badge={buyHref ? undefined : <Badge>{t("catalogue.officeOnly")}</Badge>}
      image={
        picture ? (
          <img
            src={picture}
            alt=""
            width={800}
            height={600}
            loading={eager ? "eager" : "lazy"}
            decoding="async"
          />
        ) : undefined
      }
      price={
        buyHref && price > 0 ? (
          <Price label={t("catalogue.price")} amount={format.money(price)} live={false} />
        ) : undefined
      }
      actions={
        <>
          {buyHref ? (
            <ButtonLink href={buyHref}>
              {t("catalogue.buy")}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </ButtonLink>
          ) : null}
          <ButtonLink href={boxHref(product)} variant="secondary">
            {t("catalogue.more")}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </ButtonLink>
        </>
      }
    />
  );
}
