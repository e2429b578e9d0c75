import { useTexts } from "@sughurta/i18n";
import type { MotorCatalogueLinks } from "#src/model/motor-links.ts";
import { motorPagesTexts } from "#src/texts/motor-pages-texts.ts";
import type { ComparedProgramme } from "./compared-programmes.ts";
import { CoverMark } from "./cover-mark.tsx";
import { ProgrammeBuy } from "./programme-buy.tsx";
import { CAR_RISKS, PROGRAMME_COVERS } from "./programme-covers.ts";
import { PROGRAMME_LIMITS, useProgrammeLimits } from "./use-programme-limits.ts";

export interface ProgrammesComparedProps {
  readonly compared: readonly ComparedProgramme[];
  readonly links: MotorCatalogueLinks;
}

/** The programmes as columns, risks and limits as rows; names, prices and Buy stay at the top of the window. */
export function ProgrammeTable({ compared, links }: ProgrammesComparedProps) {
  const { t, format } = useTexts(motorPagesTexts);
  const limitsOf = useProgrammeLimits();
  const limits = compared.map(limitsOf);
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
                <a className="sg-motor-table__title" href={links.product(product.productCode)}>
                  {product.title}
                </a>
                <span
                  className="sg-motor-table__price"
                  translate={product.price > 0 ? "no" : undefined}
                >
                  {product.price > 0 ? format.money(product.price) : t("programmes.byCar")}
                </span>
                <ProgrammeBuy product={product} links={links} />
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
          <tr key={risk}>
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
