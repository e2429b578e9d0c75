import type { BoxProduct } from "@sughurta/contracts/box";
import type { Slide } from "@sughurta/contracts/content";
import { useTexts } from "@sughurta/i18n";
import { Container, Grid, Link, Section } from "@sughurta/ui-kit";
import { BannerSlider } from "../home/slider.tsx";
import { contentTexts } from "../texts/content-texts.ts";
import { BusinessCard } from "./business-catalogue.tsx";
import { CallRequest } from "./call-request.tsx";

/** Time on one banner (S0 §9). */
const BANNER_AUTOPLAY_MS = 10_000;

export interface BusinessHomeProps {
  /** Banners of the place `biznes`. */
  readonly slides: readonly Slide[];
  /** Products for companies to begin with. */
  readonly products: readonly BoxProduct[];
}

/** Home page for legal entities (S0 §2). */
export function BusinessHome({ slides, products }: BusinessHomeProps) {
  const { t } = useTexts(contentTexts.business);
  const shown = products.filter(({ seo }) => !seo);
  return (
    <>
      <Container className="sg-home__head">
        <header>
          <h1>{t("business.heading")}</h1>
          <p className="sg-lead">{t("business.lead")}</p>
        </header>
        <BannerSlider eager slides={slides} autoplayMs={BANNER_AUTOPLAY_MS} />
      </Container>
      {shown.length > 0 ? (
        <Section
          title={t("business.products")}
          action={<Link href="/jur/product">{t("business.showAll")}</Link>}
        >
          <Grid as="ul" className="sg-page__list">
            {shown.map((product) => (
              <li key={product.id}>
                <BusinessCard product={product} />
              </li>
            ))}
          </Grid>
        </Section>
      ) : null}
      <Section>
        <CallRequest />
      </Section>
    </>
  );
}
