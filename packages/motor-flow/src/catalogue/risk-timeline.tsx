import type { BoxProduct } from "@sughurta/contracts/box";
import { useTexts } from "@sughurta/i18n";
import { Section } from "@sughurta/ui-kit";
import { motorPagesTexts } from "../texts/motor-pages-texts.ts";
import {
  CAR_RISKS,
  type CarRisk,
  type CoverState,
  PROGRAMME_COVERS,
  programmeOf,
} from "./programmes/programme-covers.tsx";

/**
 * Six places on a car's journey, their risks and the products that cover them, always or as an option (S2 §2, SPEC-73).
 */
export function RiskTimeline({ products }: { readonly products: readonly BoxProduct[] }) {
  const { t } = useTexts(motorPagesTexts);
  return (
    <Section ground="sunken" title={t("timeline.title")} lead={t("timeline.lead")}>
      <ol className="sg-motor-timeline">
        {CAR_RISKS.map((risk, index) => {
          const paid = namesOf(products, risk, "paid");
          const chosen = namesOf(products, risk, "chosen");
          return (
            <li key={risk} className="sg-motor-timeline__item">
              <span className="sg-motor-timeline__number" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="sg-motor-timeline__title">{t(`timeline.${risk}.place`)}</h3>
              <p className="sg-motor-timeline__text">{t(`timeline.${risk}.text`)}</p>
              {paid === "" ? null : (
                <p className="sg-motor-timeline__programmes">
                  {t("timeline.programmes", { names: paid })}
                </p>
              )}
              {chosen === "" ? null : (
                <p className="sg-motor-timeline__programmes">
                  {t("timeline.ifAdded", { names: chosen })}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

/** Titles of the products whose cover of a risk has a state. */
function namesOf(products: readonly BoxProduct[], risk: CarRisk, state: CoverState): string {
  const found = products.filter(({ productCode }) => {
    const programme = programmeOf(productCode);
    return programme !== undefined && PROGRAMME_COVERS[programme][risk] === state;
  });
  return found.map(({ title }) => title).join(", ");
}
