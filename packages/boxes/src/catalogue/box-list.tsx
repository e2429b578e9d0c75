import type { BoxProduct } from "@sughurta/contracts/box";
import { coverFamily } from "@sughurta/domain/box";
import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Badge, EmptyState, type ProductAction, ProductCard, ProductList } from "@sughurta/ui-kit";
import { type BoxLinks, isSoldOnline } from "../model/box-links.ts";
import { boxesTexts } from "../texts/boxes-texts.ts";
import { BoxPrice } from "./box-terms.tsx";

/** Cards whose pictures are in the first view. */
const EAGER_CARDS = 3;

export interface BoxListProps {
  /** Products marked `boxed`. */
  readonly boxes: readonly BoxProduct[];
  /** Pages of the host that the cards lead to. */
  readonly links?: BoxLinks | undefined;
  /** Opens a box in this page, where `links` has no page for its order: its order form, or the offices that sell it. */
  readonly onOrder: (box: BoxProduct) => void;
}

/** Boxes on a page of another site: each links to the host's own pages, or is ordered in place. */
export function BoxList({ boxes, links = {}, onOrder }: BoxListProps) {
  const { t } = useTexts(boxesTexts);
  const { supportPhone } = useInsurer();
  const shown = boxes.filter(({ seo }) => !seo);
  if (shown.length === 0) {
    return (
      <EmptyState level={3} title={t("catalogue.empty")}>
        {t("catalogue.emptyText", { phone: supportPhone })}
      </EmptyState>
    );
  }
  return (
    <ProductList>
      {shown.map((box, index) => {
        const { id, slug, title, shortDesc, shortImg, mainImg } = box;
        const isSold = isSoldOnline(box);
        const orderHref = links.order?.(slug);
        const offer: Omit<ProductAction, "href"> = isSold
          ? { text: t("catalogue.buy") }
          : { text: t("detail.office"), icon: "map-pin" };
        return (
          <ProductCard
            key={id}
            title={title}
            href={links.box?.(slug)}
            text={shortDesc}
            picture={shortImg || mainImg}
            pattern={coverFamily(box.categories)}
            eager={index < EAGER_CARDS}
            badge={isSold ? undefined : <Badge>{t("catalogue.officeOnly")}</Badge>}
            price={isSold ? <BoxPrice product={box} /> : undefined}
            action={
              orderHref ? { ...offer, href: orderHref } : { ...offer, onPress: () => onOrder(box) }
            }
            moreText={t("catalogue.more")}
          />
        );
      })}
    </ProductList>
  );
}
