import type { BoxProduct } from "@sughurta/contracts/box";
import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import {
  ButtonLink,
  Container,
  classNames,
  EmptyState,
  ProductList,
  Section,
  Stack,
} from "@sughurta/ui-kit";
import type { ReactNode } from "react";
import type { MotorCatalogueLinks } from "../model/motor-links.ts";
import type { NamedCar } from "../model/quick-answers.ts";
import { motorPagesTexts } from "../texts/motor-pages-texts.ts";
import { MotorCard } from "./motor-card.tsx";
import { shownProducts } from "./programmes/compared-programmes.ts";
import { MtplOffer } from "./programmes/mtpl-offer.tsx";
import { WhatIf } from "./what-if.tsx";

/** Cards whose pictures are in the first view. */
const EAGER_CARDS = 2;

export interface MotorCatalogueProps {
  /** Products of the category `sci` (S2 §7). */
  readonly products: readonly BoxProduct[];
  /** Pages of the host that the cards link to. */
  readonly links: MotorCatalogueLinks;
  /** `MotorQuickQuote`, rendered once a visitor requests the price of the compulsory policy; may be lazy. */
  readonly quickQuote?: ReactNode;
  /** Facts that give reason to trust the insurer. */
  readonly proof?: ReactNode;
  /** Opens the order of the compulsory policy for a car described on the page; the question is hidden when omitted. */
  readonly onCarNamed?: ((car: NamedCar | undefined) => void) | undefined;
}

/** Catalogue of car insurance: the compulsory policy, the programmes and their cover (S2 §2). */
export function MotorCatalogue({
  products,
  links,
  quickQuote,
  proof,
  onCarNamed,
}: MotorCatalogueProps) {
  const { t } = useTexts(motorPagesTexts);
  const { supportPhone } = useInsurer();
  const shown = shownProducts(products);
  return (
    <>
      <Container className={classNames("sg-motor-head", onCarNamed && "sg-motor-head--asks")}>
        <Stack gap="lg">
          <header>
            <h1>{t("catalogue.title")}</h1>
            <p className="sg-lead">{t("catalogue.lead")}</p>
          </header>
          <MtplOffer links={links} quickQuote={quickQuote} onCarNamed={onCarNamed} />
          {proof}
        </Stack>
      </Container>
      <Section
        title={t("catalogue.list")}
        lead={t("catalogue.listLead")}
        action={
          links.programmes === undefined ? undefined : (
            <ButtonLink href={links.programmes} variant="secondary" iconEnd="arrow-right">
              {t("catalogue.compare")}
            </ButtonLink>
          )
        }
      >
        {shown.length === 0 ? (
          <EmptyState title={t("catalogue.empty")} level={3}>
            {t("catalogue.emptyText", { phone: supportPhone })}
          </EmptyState>
        ) : (
          <ProductList four onPhones="rowsWithActions">
            {shown.map((product, index) => (
              <MotorCard
                key={product.id}
                product={product}
                links={links}
                eager={index < EAGER_CARDS}
              />
            ))}
          </ProductList>
        )}
      </Section>
      <WhatIf products={shown} links={links} />
    </>
  );
}
