import type { BoxProduct } from "@sughurta/contracts/box";
import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { ButtonLink, Container, EmptyState, ProductList, Stack } from "@sughurta/ui-kit";
import { boxesTexts } from "../texts/boxes-texts.ts";
import { BoxCard } from "./box-terms.tsx";

/** Cards whose pictures are in the first view. */
const EAGER_CARDS = 3;

export interface BoxOffersProps {
  /** Products marked `boxed`. */
  readonly boxes: readonly BoxProduct[];
  /** Base of the separate sales site; our own order is used without one. */
  readonly saleSiteUrl?: string | undefined;
}

/** Offers: the boxed products only, without categories and activation (SPEC-6). */
export function BoxOffers({ boxes, saleSiteUrl }: BoxOffersProps) {
  const { t } = useTexts(boxesTexts);
  const { supportPhone } = useInsurer();
  const shown = boxes.filter(({ seo }) => !seo);
  return (
    <Container className="sg-box-offers">
      <Stack gap="xl">
        <header>
          <h1>{t("offers.title")}</h1>
          <p className="sg-lead">{t("offers.lead")}</p>
        </header>
        {shown.length === 0 ? (
          <EmptyState
            title={t("offers.empty")}
            actions={<ButtonLink href="/boxes">{t("offers.all")}</ButtonLink>}
          >
            {t("catalogue.emptyText", { phone: supportPhone })}
          </EmptyState>
        ) : (
          <>
            <ProductList onPhones="rows">
              {shown.map((product, index) => (
                <BoxCard
                  key={product.id}
                  product={product}
                  saleSiteUrl={saleSiteUrl}
                  level={2}
                  eager={index < EAGER_CARDS}
                />
              ))}
            </ProductList>
            <div>
              <ButtonLink href="/boxes" variant="secondary" iconEnd="arrow-right">
                {t("offers.all")}
              </ButtonLink>
            </div>
          </>
        )}
      </Stack>
    </Container>
  );
}
