import type { BoxCategory, BoxProduct } from "@sughurta/contracts/box";
import type { Slide } from "@sughurta/contracts/content";
import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import {
  ButtonLink,
  Card,
  Container,
  EmptyState,
  ProductList,
  Section,
  Stack,
  Tabs,
} from "@sughurta/ui-kit";
import { useRef } from "react";
import { ActivationForm, type ActivationFormProps } from "../activation/activation-form.tsx";
import { boxesTexts } from "../texts/boxes-texts.ts";
import { BannerSlider } from "./banner-slider.tsx";
import { BoxCard } from "./box-card.tsx";
import { useScrollToActivation } from "./use-scroll-to-activation.ts";

/** Cards whose pictures are in the first view. */
const EAGER_CARDS = 3;
const BUY_ID = "buy";
const ACTIVATION_ID = "activation";

export interface BoxCatalogueProps extends ActivationFormProps {
  readonly boxes: readonly BoxProduct[];
  readonly categories: readonly BoxCategory[];
  /** Slug of the category shown; all boxes without one. */
  readonly currentCategory?: string | undefined;
  readonly slides?: readonly Slide[];
  /** Base of the separate sales site; our own form serves without one (SPEC-15). */
  readonly saleSiteUrl?: string | undefined;
  /** The visitor came to activate a policy. */
  readonly toActivate?: boolean | undefined;
}

/** Box catalogue with categories and the activation form (S0 §2). */
export function BoxCatalogue({
  boxes,
  categories,
  currentCategory,
  slides = [],
  saleSiteUrl,
  toActivate = false,
  ...activation
}: BoxCatalogueProps) {
  const { t } = useTexts(boxesTexts);
  const { supportPhone } = useInsurer();
  const activationTitle = useRef<HTMLHeadingElement>(null);
  useScrollToActivation(toActivate, activationTitle);
  const shown = boxes.filter(({ seo }) => !seo);
  const category = categories.find(({ slug }) => slug === currentCategory);

  return (
    <>
      <Container className="sg-catalogue__head">
        <Stack gap="lg">
          <div>
            <h1>{category?.title ?? t("catalogue.title")}</h1>
            <p className="sg-lead">{t("catalogue.lead")}</p>
          </div>
          <Stack direction="row">
            <ButtonLink href={`#${BUY_ID}`} size="large">
              {t("catalogue.buyButton")}
            </ButtonLink>
            <ButtonLink href={`#${ACTIVATION_ID}`} size="large" variant="secondary">
              {t("catalogue.activateButton")}
            </ButtonLink>
          </Stack>
          <BannerSlider slides={slides} />
        </Stack>
      </Container>
      <Section id={BUY_ID} title={t("catalogue.listTitle")}>
        <Stack gap="lg">
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
              level={3}
              actions={<ButtonLink href="/boxes">{t("catalogue.showAll")}</ButtonLink>}
            >
              {t("catalogue.emptyText", { phone: supportPhone })}
            </EmptyState>
          ) : (
            <ProductList>
              {shown.map((product, index) => (
                <BoxCard
                  key={product.id}
                  product={product}
                  saleSiteUrl={saleSiteUrl}
                  eager={index < EAGER_CARDS}
                />
              ))}
            </ProductList>
          )}
        </Stack>
      </Section>
      <Section id={ACTIVATION_ID} tone="sunken" aria-labelledby={`${ACTIVATION_ID}-title`}>
        <div className="sg-catalogue__activation">
          <div>
            <h2 id={`${ACTIVATION_ID}-title`} ref={activationTitle} tabIndex={-1}>
              {t("activation.title")}
            </h2>
            <p className="sg-lead">{t("activation.lead")}</p>
          </div>
          <Card>
            <ActivationForm {...activation} />
          </Card>
        </div>
      </Section>
    </>
  );
}
