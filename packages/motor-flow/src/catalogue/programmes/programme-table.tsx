import type { BoxProduct } from "@sughurta/contracts/box";
import { findLast } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { ButtonLink, ProductPattern, VisuallyHidden } from "@sughurta/ui-kit";
import type { ComponentProps } from "react";
import { type MotorCatalogueLinks, motorOrderHref } from "#src/model/motor-links.ts";
import { motorPagesTexts } from "#src/texts/motor-texts.ts";
import {
  type ComparedProgramme,
  PROGRAMME_LIMITS,
  useProgrammeLimits,
} from "./compared-programmes.ts";
import { CAR_RISKS, type CarRisk, CoverMark, PROGRAMME_COVERS } from "./programme-covers.tsx";

export interface ProgrammesComparedProps {
  readonly compared: readonly ComparedProgramme[];
  readonly links: MotorCatalogueLinks;
}

/** The programmes as columns, risks and limits as rows; names, prices and Buy stay at the top of the window. */
export function ProgrammeTable({ compared, links }: ProgrammesComparedProps) {
  const { t, format } = useTexts(motorPagesTexts);
  const getLimits = useProgrammeLimits();
  const limits = compared.map(getLimits);
  // The programme with the most cover at one price: one action of a view is primary.
  const main = findLast(compared, ({ product }) => product.price > 0);
  return (
    <table className="sg-motor-table">
      <caption className="sg-visually-hidden">{t("programmes.compareTitle")}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sg-visually-hidden">{t("programmes.covers")}</span>
          </th>
          {compared.map(({ product, programme }) => (
            <th key={programme} scope="col">
              <div className="sg-motor-table__head">
                <ProductPattern
                  className="sg-motor-table__pattern"
                  family="car"
                  size="small"
                  seed={product.productCode}
                />
                <a className="sg-motor-table__title" href={links.product(product.productCode)}>
                  {product.title}
                </a>
                <span
                  className="sg-motor-table__price"
                  translate={product.price > 0 ? "no" : undefined}
                >
                  {product.price > 0 ? format.money(product.price) : t("programmes.byCar")}
                </span>
                <ProgrammeBuy
                  product={product}
                  links={links}
                  variant={programme === main?.programme ? "primary" : "secondary"}
                />
              </div>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t("programmes.fits")}</th>
          {compared.map(({ programme }) => (
            <td key={programme}>{t(`programmes.suits.${programme}`)}</td>
          ))}
        </tr>
        {CAR_RISKS.map((risk) => (
          <tr key={risk} data-differs={differs(compared, risk) ? "" : undefined}>
            <th scope="row">{t(`programmes.risks.${risk}`)}</th>
            {compared.map(({ programme }) => (
              <td key={programme}>
                <CoverMark state={PROGRAMME_COVERS[programme][risk]} />
              </td>
            ))}
          </tr>
        ))}
        {PROGRAMME_LIMITS.map((limit) => (
          <tr key={limit}>
            <th scope="row">{t(`programmes.${limit}`)}</th>
            {compared.map(({ programme }, index) => (
              <td key={programme}>{limits[index]?.[limit]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether not every programme treats a risk alike. */
function differs(compared: readonly ComparedProgramme[], risk: CarRisk): boolean {
  return new Set(compared.map(({ programme }) => PROGRAMME_COVERS[programme][risk])).size > 1;
}

interface ProgrammeBuyProps {
  readonly product: BoxProduct;
  readonly links: MotorCatalogueLinks;
  /** `primary` by default. */
  readonly variant?: ComponentProps<typeof ButtonLink>["variant"];
}

/** Link to a programme's order, or to an office where it is not sold online (S2 §2). */
export function ProgrammeBuy({ product, links, variant }: ProgrammeBuyProps) {
  const { t } = useTexts(motorPagesTexts);
  const orderHref = motorOrderHref(product, links);
  const sold = product.price > 0 ? "catalogue.buy" : "detail.calculate";
  return (
    <ButtonLink href={orderHref ?? links.offices} variant={variant} wide>
      {t(orderHref === undefined ? "catalogue.office" : sold)}
      <VisuallyHidden>: {product.title}</VisuallyHidden>
    </ButtonLink>
  );
}
