import type { BoxCategory, BoxProduct } from "@sughurta/contracts/box";
import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { ButtonLink, Container, EmptyState, ProductList, Tabs } from "@sughurta/ui-kit";
import type { ReactNode } from "react";
import {
  ACTIVATION_ID,
  Activation,
  type ActivationProps,
  scrollToLinkedPart,
} from "../activation/activation.tsx";
import { boxesTexts } from "../texts/boxes-texts.ts";
import { BoxCard } from "./box-terms.tsx";

/** Cards whose pictures are in the first view. */
const EAGER_CARDS = 3;

const BUY_ID = "buy";

export interface BoxCatalogueProps extends ActivationProps {
  /** Products marked `boxed`. */
  readonly boxes: readonly BoxProduct[];
  /** Categories that have products. */
  readonly categories: readonly BoxCategory[];
  /** Slug of the current category; all boxes without one. */
  readonly currentCategory?: string | undefined;
  /** Base of the separate sales site; our own form is used without one (SPEC-15). */
  readonly saleSiteUrl?: string | undefined;
  /** Banners of the catalogue (S0 §9): below the cards, so that prices stay in the first view. */
  readonly banner?: ReactNode;
}

/** Box catalogue: two quick buttons, categories, cards, banners and the activation form (S0 §2). */
export function BoxCatalogue({
  boxes,
  categories,
  currentCategory,
  saleSiteUrl,
  banner,
  ...activation
}: BoxCatalogueProps) {
  const { t } = useTexts(boxesTexts);
  const { supportPhone } = useInsurer();
  const shown = boxes.filter(({ seo }) => !seo);
  const category = categories.find(({ slug }) => slug === currentCategory);
  const quickButtons = [
    { id: BUY_ID, text: t("catalogue.buyButton") },
    { id: ACTIVATION_ID, text: t("catalogue.activateButton") },
  ];

  return (
    <Container className="sg-catalogue">
      <header className="sg-catalogue__head">
        <h1>{category?.title ?? t("catalogue.title")}</h1>
        <p className="sg-lead sg-catalogue__lead">{t("catalogue.lead")}</p>
      </header>
      <div className="sg-catalogue__quick">
        {quickButtons.map(({ id, text }) => (
          <ButtonLink
            key={id}
            href={`#${id}`}
            variant="secondary"
            iconEnd="chevron-down"
            onClick={scrollToLinkedPart}
          >
            {text}
          </ButtonLink>
        ))}
      </div>
      <div className="sg-catalogue__products" id={BUY_ID} tabIndex={-1}>
        <Tabs
          label={t("catalogue.categories")}
          tabs={[
            { href: "/boxes", label: t("catalogue.all"), current: category === undefined },
            ...categories.map(({ slug, title }) => ({
              href: `/boxes/${encodeURIComponent(slug)}`,
              label: title,
              current: slug === currentCategory,
            })),
          ]}
        />
        {shown.length === 0 ? (
          <EmptyState
            title={t("catalogue.empty")}
            actions={<ButtonLink href="/boxes">{t("catalogue.showAll")}</ButtonLink>}
          >
            {t("catalogue.emptyText", { phone: supportPhone })}
          </EmptyState>
        ) : (
          <ProductList four onPhones="rowsWithActions">
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
        )}
      </div>
      {banner}
      <Activation {...activation} />
    </Container>
  );
}
