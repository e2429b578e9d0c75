import type { BoxProduct } from "@sughurta/contracts/box";
import { useTexts } from "@sughurta/i18n";
import { ButtonLink, VisuallyHidden } from "@sughurta/ui-kit";
import { type MotorCatalogueLinks, motorOrderHref } from "#src/model/motor-links.ts";
import { motorPagesTexts } from "#src/texts/motor-pages-texts.ts";

interface ProgrammeBuyProps {
  readonly product: BoxProduct;
  readonly links: MotorCatalogueLinks;
}

/** Link to a programme's order, or to an office where it is not sold online (S2 §2). */
export function ProgrammeBuy({ product, links }: ProgrammeBuyProps) {
  const { t } = useTexts(motorPagesTexts);
  const orderHref = motorOrderHref(product, links);
  const sold = product.price > 0 ? "catalogue.buy" : "detail.calculate";
  return (
    <ButtonLink href={orderHref ?? links.offices} wide>
      {t(orderHref === undefined ? "catalogue.office" : sold)}
      <VisuallyHidden>: {product.title}</VisuallyHidden>
    </ButtonLink>
  );
}
