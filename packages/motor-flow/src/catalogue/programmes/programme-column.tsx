import type { BoxProduct } from "@sughurta/contracts/box";
import { MAX_CAR_AGE_YEARS, payoutCountOf } from "@sughurta/domain/motor";
import { useTexts } from "@sughurta/i18n";
import { ButtonLink, Icon, type IconName, Link, VisuallyHidden } from "@sughurta/ui-kit";
import { type MotorCatalogueLinks, motorOrderHref } from "#src/model/motor-links.ts";
import { motorPagesTexts } from "#src/texts/motor-pages-texts.ts";
import {
  CAR_RISKS,
  type CoverState,
  PROGRAMME_COVERS,
  type Programme,
} from "./programme-covers.ts";

const STATE_ICONS: Readonly<Record<CoverState, IconName>> = {
  paid: "check",
  chosen: "plus",
  unpaid: "close",
};

const PAYOUT_TEXTS = { 1: "one", 2: "two", any: "any" } as const;

export interface ProgrammeColumnProps {
  readonly product: BoxProduct;
  readonly programme: Programme;
  readonly links: MotorCatalogueLinks;
}

/** One programme of the comparison; its lines stand beside those of the others on a wide screen. */
export function ProgrammeColumn({ product, programme, links }: ProgrammeColumnProps) {
  const { t, format } = useTexts(motorPagesTexts);
  const { title, price, prepaid, activeMonths } = product;
  const chosen = programme === "ECI";
  const payouts = PAYOUT_TEXTS[payoutCountOf(chosen ? "ECI_P1" : programme)];
  const orderHref = motorOrderHref(product, links);
  const limits = [
    [
      "sum",
      chosen ? t("programmes.sumChosen") : t("programmes.sumUpTo", { sum: format.money(prepaid) }),
    ],
    ["payouts", t(`programmes.payoutCounts.${payouts}`)],
    ["carAge", t("programmes.carAgeUpTo", { years: MAX_CAR_AGE_YEARS[chosen ? "ECI" : "SCI"] })],
    ["term", t("programmes.months", { count: activeMonths })],
    ["price", price > 0 ? format.money(price) : t("programmes.byCar")],
  ] as const;
  return (
    <section id={programme} className="sg-motor-column" aria-labelledby={`${programme}-title`}>
      <header className="sg-motor-column__head">
        <h2 id={`${programme}-title`} className="sg-motor-column__title">
          {title}
        </h2>
        <p className="sg-motor-column__suits">{t(`programmes.suits.${programme}`)}</p>
      </header>
      <ul className="sg-motor-column__covers" aria-label={t("programmes.covers")}>
        {CAR_RISKS.map((risk) => {
          const state = PROGRAMME_COVERS[programme][risk];
          return (
            <li key={risk} className={`sg-motor-cover sg-motor-cover--${state}`}>
              <Icon name={STATE_ICONS[state]} size="small" />
              <span>{t(`programmes.risks.${risk}`)}</span>
              <span className="sg-motor-cover__state">
                <VisuallyHidden>: </VisuallyHidden>
                {t(`programmes.states.${state}`)}
              </span>
            </li>
          );
        })}
      </ul>
      <dl className="sg-motor-column__limits">
        {limits.map(([key, value]) => (
          <div key={key} className={key === "price" ? "sg-motor-column__price" : undefined}>
            <dt>{t(`programmes.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="sg-motor-column__actions">
        <ButtonLink href={orderHref ?? links.offices} wide>
          {t(buyText())}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </ButtonLink>
        <Link href={links.product(product.productCode)}>
          {t("programmes.details")}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Link>
      </div>
    </section>
  );

  function buyText() {
    if (orderHref === undefined) return "catalogue.office";
    return price > 0 ? "catalogue.buy" : "detail.calculate";
  }
}
