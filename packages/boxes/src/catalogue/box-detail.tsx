import type { BoxProduct } from "@sughurta/contracts/box";
import { coverFamily } from "@sughurta/domain/box";
import { useTexts } from "@sughurta/i18n";
import { ProductPage, type SanitizedHtml } from "@sughurta/ui-kit";
import { boxBuyHref } from "../model/box-links.ts";
import { boxesTexts } from "../texts/boxes-texts.ts";
import { BoxTerms } from "./box-terms.tsx";

export interface BoxDetailProps {
  /** The product from the content service. */
  readonly product: BoxProduct;
  /** Full description, sanitised by the server. */
  readonly description: SanitizedHtml;
  /** Base of the separate sales site; our own order is used without one. */
  readonly saleSiteUrl?: string | undefined;
  /** Page with the offices. */
  readonly officesHref?: string;
}

/** One box: banner, description and, where it is on sale, price, insured sum, months and Buy (S0 §2). */
export function BoxDetail({
  product,
  description,
  saleSiteUrl,
  officesHref = "/offices",
}: BoxDetailProps) {
  const { t, language, format } = useTexts(boxesTexts);
  const { title, shortDesc, mainImg, price, prepaid, activeMonths, terms } = product;
  const buyHref = boxBuyHref(product, { language, saleSiteUrl });
  return (
    <ProductPage
      texts={{
        crumbs: t("detail.crumbs"),
        about: t("detail.about"),
        conditions: t("detail.conditions"),
        price: t("detail.price"),
      }}
      parents={[{ label: t("detail.back"), href: "/boxes" }]}
      title={title}
      lead={shortDesc}
      picture={mainImg}
      pattern={coverFamily(product.categories)}
      description={description}
      terms={terms ? <BoxTerms terms={terms} /> : undefined}
      {...(buyHref
        ? {
            action: { href: buyHref, text: t("detail.buy") },
            price: price > 0 ? format.money(price) : undefined,
            rows: [
              {
                key: "prepaid",
                term: t("detail.prepaid"),
                value: format.money(prepaid),
                verbatim: "value",
              },
              {
                key: "months",
                term: t("detail.months"),
                value: t("detail.monthsValue", { count: activeMonths }),
              },
            ],
          }
        : {
            action: { href: officesHref, text: t("detail.office"), icon: "map-pin" },
            note: t("detail.officeText"),
          })}
    />
  );
}
