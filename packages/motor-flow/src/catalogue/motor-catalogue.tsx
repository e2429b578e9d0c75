import type { BoxProduct } from "@sughurta/contracts/box";
import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import {
  Badge,
  ButtonLink,
  Container,
  classNames,
  EmptyState,
  Price,
  ProductCard,
  ProductList,
  Section,
  Stack,
} from "@sughurta/ui-kit";
import type { ReactNode } from "react";
import { type MotorCatalogueLinks, motorOrderHref } from "../model/motor-links.ts";
import type { NamedCar } from "../model/quick-answers.ts";
import { motorPagesTexts } from "../texts/motor-texts.ts";
import { shownProducts } from "./programmes/compared-programmes.ts";
import { MtplOffer } from "./programmes/mtpl-offer.tsx";
import { WhatIf } from "./what-if.tsx";

export interface MotorCardProps {
  readonly product: BoxProduct;
  readonly links: MotorCatalogueLinks;
  /** Load the picture at once: it is in the first view. */
  readonly eager: boolean;
}

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

/** A car product in a list: on sale it has links to its order and description, otherwise to the offices (S2 §2). */
function MotorCard({ product, links, eager }: MotorCardProps) {
  const { t, format } = useTexts(motorPagesTexts);
  const { title, shortDesc, shortImg, price } = product;
  const href = links.product(product.productCode);
  const orderHref = motorOrderHref(product, links);
  return (
    <ProductCard
      title={title}
      href={href}
      text={shortDesc}
      badge={orderHref ? undefined : <Badge>{t("catalogue.office")}</Badge>}
      picture={shortImg}
      pattern="car"
      patternSeed={product.productCode}
      eager={eager}
      price={
        price > 0 ? (
          <Price label={t("catalogue.price")} amount={format.money(price)} live={false} />
        ) : (
          <p className="sg-motor-by-car">{t("programmes.byCar")}</p>
        )
      }
      action={{
        href: orderHref ?? links.offices,
        text: t(orderHref ? "catalogue.buy" : "catalogue.office"),
      }}
      moreText={orderHref ? t("catalogue.more") : undefined}
    />
  );
}
