import { useTexts } from "@sughurta/i18n";
import { ActionTiles, Container, type IconName, Stack } from "@sughurta/ui-kit";
import { motorPagesTexts } from "#src/texts/motor-pages-texts.ts";
import { shownProducts } from "../sort-products.ts";
import { InsuranceCriteria } from "./insurance-criteria.tsx";
import { MtplOffer } from "./mtpl-offer.tsx";
import { ProgrammeColumn } from "./programme-column.tsx";
import { type Programme, programmeOf } from "./programme-covers.ts";
import type { ProgrammesProps } from "./programmes-props.ts";

const ICONS: Readonly<Record<Programme, IconName>> = {
  SCI_P1: "home",
  SCI_P2: "car",
  SCI_P3: "map-pin",
  ECI: "star",
};

/** The programmes side by side: what each pays and does not, limits, price, and whom it suits (SPEC-6). */
export function ProgrammeComparison({ products, links }: ProgrammesProps) {
  const { t, format } = useTexts(motorPagesTexts);
  const compared = shownProducts(products).flatMap((product) => {
    const programme = programmeOf(product.productCode);
    return programme ? [{ product, programme }] : [];
  });
  return (
    <>
      <Container className="sg-motor-head sg-motor-head--page">
        <Stack gap="xl">
          <header>
            <h1>{t("programmes.compareTitle")}</h1>
            <p className="sg-lead">{t("programmes.compareLead")}</p>
          </header>
          <ActionTiles
            label={t("programmes.chooser")}
            tiles={compared.map(({ product, programme }) => ({
              key: programme,
              icon: ICONS[programme],
              title: t(`programmes.suits.${programme}`),
              text: [product.title, product.price > 0 ? format.money(product.price) : undefined]
                .filter(Boolean)
                .join(", "),
              href: `#${programme}`,
            }))}
          />
          <div className="sg-motor-compare">
            {compared.map(({ product, programme }) => (
              <ProgrammeColumn
                key={programme}
                product={product}
                programme={programme}
                links={links}
              />
            ))}
          </div>
          <p className="sg-lead">{t("programmes.afterPayout")}</p>
          <MtplOffer links={links} />
        </Stack>
      </Container>
      <InsuranceCriteria links={links} />
    </>
  );
}
