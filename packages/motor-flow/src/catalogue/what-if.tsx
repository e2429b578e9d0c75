import type { BoxProduct } from "@sughurta/contracts/box";
import { useTexts } from "@sughurta/i18n";
import { classNames, PanelTabs, Ridges, Section } from "@sughurta/ui-kit";
import { useState } from "react";
import type { MotorCatalogueLinks } from "../model/motor-links.ts";
import { motorPagesTexts } from "../texts/motor-texts.ts";
import {
  type ComparedProgramme,
  comparedProgrammes,
  useProgrammeLimits,
} from "./programmes/compared-programmes.ts";
import {
  CAR_RISKS,
  type CarRisk,
  CoverMark,
  PROGRAMME_COVERS,
} from "./programmes/programme-covers.tsx";
import { ProgrammeBuy } from "./programmes/programme-table.tsx";

export interface WhatIfProps {
  readonly products: readonly BoxProduct[];
  readonly links: MotorCatalogueLinks;
}

/** The place on the ridge that is lit first: an accident of one's own, the most frequent reason to buy. */
const FIRST_PLACE: CarRisk = "own";

/**
 * Six places on a car's journey (S2 §2, SPEC-73): a place shows what happens there and which programmes pay, with their
 * sum. Without scripts the places are a list with the names of those programmes.
 */
export function WhatIf({ products, links }: WhatIfProps) {
  const { t } = useTexts(motorPagesTexts);
  const [place, setPlace] = useState<string>(FIRST_PLACE);
  const compared = comparedProgrammes(products);
  return (
    <Section ground="sunken" title={t("timeline.title")} lead={t("timeline.lead")}>
      <div className="sg-what-if">
        <div className="sg-what-if__ridge" aria-hidden="true">
          <Ridges />
          {CAR_RISKS.map((risk) => (
            <i key={risk} data-lit={risk === place ? "" : undefined} />
          ))}
        </div>
        <PanelTabs
          className="sg-what-if__places"
          label={t("timeline.title")}
          value={place}
          onValueChange={setPlace}
          tabs={CAR_RISKS.map((risk) => ({
            key: risk,
            label: t(`timeline.${risk}.place`),
            panel: <Place risk={risk} compared={compared} links={links} />,
          }))}
        />
      </div>
      <noscript>
        <ol className="sg-what-if__list">
          {CAR_RISKS.map((risk) => (
            <li key={risk}>
              <strong>{t(`timeline.${risk}.place`)}.</strong> {t(`timeline.${risk}.text`)}{" "}
              {t("timeline.programmes", { names: getNames(compared, risk) })}
            </li>
          ))}
        </ol>
      </noscript>
    </Section>
  );
}

interface PlaceProps {
  readonly risk: CarRisk;
  readonly compared: readonly ComparedProgramme[];
  readonly links: MotorCatalogueLinks;
}

/** What happens at a place, and what each programme does about it; the cheapest that pays is the one to buy. */
function Place({ risk, compared, links }: PlaceProps) {
  const { t, format } = useTexts(motorPagesTexts);
  const getLimits = useProgrammeLimits();
  const getState = ({ programme }: ComparedProgramme) => PROGRAMME_COVERS[programme][risk];
  const best =
    compared.find((one) => getState(one) === "paid") ??
    compared.find((one) => getState(one) === "chosen");
  return (
    <>
      <p className="sg-what-if__text">{t(`timeline.${risk}.text`)}</p>
      <ul className="sg-what-if__programmes">
        {compared.map((one) => {
          const { product, programme } = one;
          const state = getState(one);
          return (
            <li
              key={programme}
              className={classNames(
                "sg-what-if__programme",
                state === "unpaid" && "sg-what-if__programme--unpaid",
              )}
              data-best={one === best ? "" : undefined}
            >
              <div className="sg-what-if__words">
                <strong className="sg-what-if__name">{product.title}</strong>
                <p className="sg-what-if__cover">
                  <CoverMark state={state} />
                  {state === "paid" ? <span>{getLimits(one).sum}</span> : null}
                </p>
              </div>
              <strong
                className="sg-what-if__price"
                translate={product.price > 0 ? "no" : undefined}
              >
                {product.price > 0 ? format.money(product.price) : t("programmes.quoted")}
              </strong>
              {one === best ? (
                <div className="sg-what-if__buy">
                  <ProgrammeBuy product={product} links={links} />
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Titles of the products that cover a risk, always or as an option. */
function getNames(compared: readonly ComparedProgramme[], risk: CarRisk): string {
  return compared
    .filter(({ programme }) => PROGRAMME_COVERS[programme][risk] !== "unpaid")
    .map(({ product }) => product.title)
    .join(", ");
}
