import type { BoxProduct } from "@sughurta/contracts/box";
import { useTexts } from "@sughurta/i18n";
import { Link, ProductPage, type SanitizedHtml } from "@sughurta/ui-kit";
import { type MotorCatalogueLinks, motorOrderHref } from "../model/motor-links.ts";
import { motorPagesTexts } from "../texts/motor-texts.ts";

export interface MotorDetailProps {
  /** The product from the content service. */
  readonly product: BoxProduct;
  /** Full description, sanitised by the server. */
  readonly description: SanitizedHtml;
  /** The policy terms of this product (SPEC-46). */
  readonly termsHref: string;
  /** Pages of the host that this one links to. */
  readonly links: MotorCatalogueLinks;
}

/** One car product: banner, description and, where it is on sale, cost, insured sum, months and Buy (S2 §2). */
export function MotorDetail({ product, description, termsHref, links }: MotorDetailProps) {
  const { t, format } = useTexts(motorPagesTexts);
  const { title, shortDesc, mainImg, price, prepaid, activeMonths } = product;
  const orderHref = motorOrderHref(product, links);
  return (
    <ProductPage
      texts={{
        crumbs: t("detail.crumbs"),
        about: t("detail.about"),
        conditions: t("detail.conditions"),
        price: t("detail.price"),
      }}
      parents={
        links.catalogue === undefined
          ? []
          : [{ label: t("catalogue.title"), href: links.catalogue }]
      }
      title={title}
      lead={shortDesc}
      picture={mainImg}
      pattern="car"
      description={description}
      {...(orderHref
        ? {
            action: { href: orderHref, text: t(price > 0 ? "detail.buy" : "detail.calculate") },
            price: price > 0 ? format.money(price) : undefined,
            rows: [
              {
                key: "sum",
                term: t("detail.sum"),
                value: price > 0 ? format.money(prepaid) : t("programmes.sumChosen"),
                verbatim: price > 0 ? "value" : undefined,
              },
              {
                key: "term",
                term: t("detail.term"),
                value: t("programmes.months", { count: activeMonths }),
              },
            ],
          }
        : {
            action: { href: links.offices, text: t("detail.office"), icon: "map-pin" },
            note: t("detail.officeText"),
          })}
      links={
        <>
          <Link href={termsHref}>{t("detail.terms")}</Link>
          {links.programmes === undefined ? null : (
            <Link href={links.programmes}>{t("detail.compare")}</Link>
          )}
        </>
      }
    />
  );
}
