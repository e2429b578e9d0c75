import type { BoxProduct } from "@sughurta/contracts/box";
import { useTexts } from "@sughurta/i18n";
import { Badge, Price, ProductCard } from "@sughurta/ui-kit";
import { type MotorCatalogueLinks, motorOrderHref } from "../model/motor-links.ts";
import { motorPagesTexts } from "../texts/motor-pages-texts.ts";

export interface MotorCardProps {
  readonly product: BoxProduct;
  readonly links: MotorCatalogueLinks;
  /** Load the picture at once: it is in the first view. */
  readonly eager: boolean;
}

/** A car product in a list: on sale it has links to its order and description, otherwise to the offices (S2 §2). */
export function MotorCard({ product, links, eager }: MotorCardProps) {
  const { t, format } = useTexts(motorPagesTexts);
  const { title, shortDesc, shortImg, price } = product;
  const href = links.product(product.productCode);
  const orderHref = motorOrderHref(product, links);
  return (
    <ProductCard
      title={title}
      href={href}
      text={shortDesc}
      badge={orderHref ? undefined : <Badge>{t("catalogue.office")}</Badge>}
      picture={shortImg}
      pattern="car"
      patternSeed={product.productCode}
      eager={eager}
      price={
        price > 0 ? (
          <Price label={t("catalogue.price")} amount={format.money(price)} live={false} />
        ) : (
          <p className="sg-motor-by-car">{t("programmes.byCar")}</p>
        )
      }
      action={{
        href: orderHref ?? links.offices,
        text: t(orderHref ? "catalogue.buy" : "catalogue.office"),
      }}
      moreText={orderHref ? t("catalogue.more") : undefined}
    />
  );
}
