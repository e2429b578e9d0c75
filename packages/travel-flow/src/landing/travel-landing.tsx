import type { BoxProduct } from "@sughurta/contracts/box";
import type { Slide } from "@sughurta/contracts/content";
import { useTexts } from "@sughurta/i18n";
import {
  ActionTiles,
  Banner,
  Carousel,
  Container,
  Link,
  ProductPattern,
  Section,
} from "@sughurta/ui-kit";
import { Fragment, type ReactNode } from "react";
import type { TravelTrip } from "../model/order-values.ts";
import { quickQuoteTexts } from "../quick-quote/quick-quote-texts.ts";
import { TravelQuickQuote } from "../quick-quote/travel-quick-quote.tsx";

/** Display time of one group of products (S1 §9). */
const PRODUCTS_AUTOPLAY_MS = 4_000;

const QUOTE_ID = "quote";

/** Properties of {@link TravelLanding}. */
export interface TravelLandingProps {
  /** Banner of the place `puteshestvie`; without one the page has a plain heading. */
  readonly banner: Pick<Slide, "title" | "description" | "mainImg"> | undefined;
  /** Boxed products for travellers. */
  readonly products: readonly BoxProduct[];
  /** Renders one product; boxes have their own card. */
  readonly renderProduct: (product: BoxProduct) => ReactNode;
  /** Today in Asia/Dushanbe, from the server. */
  readonly today: string;
  /** Opens the policy check. */
  readonly onCheckPolicy: () => void;
  /** Shown in place of the quick quote: a quote of the answers in the address. */
  readonly quote?: ReactNode;
  /** Facts that give reason to trust the insurer. */
  readonly proof?: ReactNode;
  /** Passes the choices to the order. */
  readonly onOrder: (trip: TravelTrip) => void;
  /** Catalogue of boxed products for travellers. */
  readonly productsHref: string;
  /** Promo code and partner of the address. */
  readonly coupon?: string | undefined;
  /** Code of the referring partner. */
  readonly partner?: string | undefined;
}

/** Landing page of travel insurance: banner, price at once, tiles, boxed products (S1 §2). */
export function TravelLanding({
  banner,
  products,
  renderProduct,
  today,
  onCheckPolicy,
  onOrder,
  productsHref,
  quote,
  proof,
  ...quickQuote
}: TravelLandingProps) {
  const { t } = useTexts(quickQuoteTexts);
  const shown = products.filter(({ seo }) => !seo);
  return (
    <>
      <Container className="sg-travel-landing">
        {banner ? <LandingBanner {...banner} /> : <h1>{t("landing.heading")}</h1>}
        <div className="sg-travel-landing__columns">
          <div id={QUOTE_ID} className="sg-travel-landing__quote">
            <ProductPattern className="sg-travel-landing__pattern" family="trip" size="small" />
            {quote ?? <TravelQuickQuote {...quickQuote} today={today} onOrder={onOrder} />}
          </div>
          <ActionTiles
            className="sg-travel-landing__tiles"
            label={t("landing.tiles")}
            tiles={[
              {
                key: "buy",
                icon: "plane",
                title: t("landing.buyTitle"),
                text: t("landing.buyText"),
                href: `#${QUOTE_ID}`,
              },
              {
                key: "check",
                icon: "search",
                title: t("landing.checkTitle"),
                text: t("landing.checkText"),
                onPress: onCheckPolicy,
              },
              {
                key: "boxes",
                icon: "box",
                title: t("landing.boxesTitle"),
                text: t("landing.boxesText"),
                href: productsHref,
              },
            ]}
          />
        </div>
        {proof}
      </Container>
      {shown.length > 0 ? (
        <Section
          ground="sunken"
          title={t("landing.products")}
          action={<Link href={productsHref}>{t("landing.allProducts")}</Link>}
        >
          <Carousel
            label={t("landing.carousel")}
            slides={shown.map((product) => ({
              key: product.id,
              content: <Fragment>{renderProduct(product)}</Fragment>,
            }))}
            autoplayMs={PRODUCTS_AUTOPLAY_MS}
            previousText={t("landing.previous")}
            nextText={t("landing.next")}
            pauseText={t("landing.pause")}
            playText={t("landing.play")}
          />
        </Section>
      ) : null}
    </>
  );
}

function LandingBanner({ title, description, mainImg }: NonNullable<TravelLandingProps["banner"]>) {
  return (
    <Banner
      level={1}
      className="sg-travel-landing__banner"
      title={title}
      text={description}
      image={
        mainImg ? (
          <img
            src={mainImg}
            alt=""
            width={1440}
            height={640}
            loading="eager"
            fetchPriority="high"
          />
        ) : (
          <ProductPattern family="trip" />
        )
      }
    />
  );
}
