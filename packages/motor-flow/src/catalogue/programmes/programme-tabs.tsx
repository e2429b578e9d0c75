import { useTexts } from "@sughurta/i18n";
import { Link, PanelTabs, VisuallyHidden } from "@sughurta/ui-kit";
import { useState } from "react";
import { motorPagesTexts } from "#src/texts/motor-texts.ts";
import {
  type ComparedProgramme,
  differentRisks,
  PROGRAMME_LIMITS,
  useProgrammeLimits,
} from "./compared-programmes.ts";
import { CAR_RISKS, type CarRisk, CoverMark, PROGRAMME_COVERS } from "./programme-covers.tsx";
import { ProgrammeBuy, type ProgrammesComparedProps } from "./programme-table.tsx";

/** The programmes one at a time, under tabs with their prices; differences from the previous tab are highlighted. */
export function ProgrammeTabs({ compared, links }: ProgrammesComparedProps) {
  const { t, format } = useTexts(motorPagesTexts);
  const [open, setOpen] = useState(compared[0]?.programme);
  const [changed, setChanged] = useState<readonly CarRisk[]>([]);

  function show(key: string) {
    const next = compared.find(({ programme }) => programme === key)?.programme;
    setChanged(open && next ? differentRisks(open, next) : []);
    setOpen(next);
  }

  return (
    <div className="sg-motor-tabs">
      <PanelTabs
        label={t("programmes.title")}
        onValueChange={show}
        tabs={compared.map(({ product, programme }) => ({
          key: programme,
          label: (
            <span className="sg-motor-tab">
              {t(`programmes.short.${programme}`)}
              <strong translate={product.price > 0 ? "no" : undefined}>
                {product.price > 0
                  ? breakable(format.money(product.price))
                  : t("programmes.quoted")}
              </strong>
            </span>
          ),
          panel: (
            <ProgrammePanel
              compared={{ product, programme }}
              links={links}
              changed={programme === open ? changed : NOTHING}
            />
          ),
        }))}
      />
    </div>
  );
}

const NOTHING: readonly CarRisk[] = [];

/** A price whose currency may wrap below the sum, for a narrow tab. */
function breakable(price: string): string {
  return price.replace(/\u00a0(?=\D+$)/, " ");
}

interface ProgrammePanelProps extends Pick<ProgrammesComparedProps, "links"> {
  readonly compared: ComparedProgramme;
  /** Risks in which the previously displayed programme differs. */
  readonly changed: readonly CarRisk[];
}

function ProgrammePanel({ compared, links, changed }: ProgrammePanelProps) {
  const { t, format } = useTexts(motorPagesTexts);
  const limits = useProgrammeLimits()(compared);
  const { product, programme } = compared;
  return (
    <article className="sg-motor-panel">
      <h2 className="sg-motor-panel__title">{product.title}</h2>
      <p className="sg-motor-panel__fits">{t(`programmes.suits.${programme}`)}</p>
      <ul className="sg-motor-panel__covers" aria-label={t("programmes.covers")}>
        {CAR_RISKS.map((risk) => (
          <li key={risk} data-changed={changed.includes(risk) ? "" : undefined}>
            <span>{t(`programmes.risks.${risk}`)}</span>
            <VisuallyHidden>: </VisuallyHidden>
            <CoverMark state={PROGRAMME_COVERS[programme][risk]} />
          </li>
        ))}
      </ul>
      <dl className="sg-motor-panel__limits">
        {PROGRAMME_LIMITS.map((limit) => (
          <div key={limit}>
            <dt>{t(`programmes.${limit}`)}</dt>
            <dd>{limits[limit]}</dd>
          </div>
        ))}
      </dl>
      <Link href={links.product(product.productCode)}>
        {t("programmes.details")}
        <VisuallyHidden>: {product.title}</VisuallyHidden>
      </Link>
      <div className="sg-motor-panel__buy sg-price-bar">
        <div className="sg-price-bar__row">
          <strong translate={product.price > 0 ? "no" : undefined}>
            {product.price > 0 ? format.money(product.price) : t("programmes.byCar")}
          </strong>
          <ProgrammeBuy product={product} links={links} />
        </div>
      </div>
    </article>
  );
}
