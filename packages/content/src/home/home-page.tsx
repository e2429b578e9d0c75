import type { BoxProduct } from "@sughurta/contracts/box";
import type { BlogPost, PartnerCard, Slide } from "@sughurta/contracts/content";
import { useTexts } from "@sughurta/i18n";
import { Container, Link, Section } from "@sughurta/ui-kit";
import { Fragment, type ReactNode, useState } from "react";
import { PostCard } from "../blog/post-card.tsx";
import { CallbackDialog } from "../callback/callback-dialog.tsx";
import { PartnerTile } from "../partners/partner-tile.tsx";
import { contentTexts } from "../texts/content-texts.ts";
import { FamilyTiles, type InsuredFamily } from "./family-tiles.tsx";
import { HomeSheetPlace } from "./home-sheet-place.tsx";
import { OfferSlider } from "./offer-slider.tsx";
import { QuickActions, type QuickActionsProps } from "./quick-actions.tsx";
import { BannerSlider, Slider } from "./slider.tsx";
import { SubscribeForm } from "./subscribe-form.tsx";

/** Time on one banner of the home page (S0 §2). */
const BANNER_AUTOPLAY_MS = 10_000;

export interface HomePageProps extends QuickActionsProps {
  readonly families: readonly InsuredFamily[];
  readonly slides: readonly Slide[];
  readonly products: readonly BoxProduct[];
  /** Draws one product; boxes have their own card. */
  readonly renderProduct: (product: BoxProduct) => ReactNode;
  readonly partners: readonly PartnerCard[];
  readonly posts: readonly BlogPost[];
}

/** Home page for clients (S0 §2); a part whose content did not come is left out. */
export function HomePage({
  families,
  slides,
  products,
  renderProduct,
  partners,
  posts,
  ...actions
}: HomePageProps) {
  const { t } = useTexts(contentTexts.home);
  const [callAbout, setCallAbout] = useState<string>();
  const [pointed, setPointed] = useState<InsuredFamily>();
  const shown = products.filter(({ seo }) => !seo);
  return (
    <>
      <Container className="sg-home__head">
        <div className="sg-home__choice">
          <h1 className="sg-home__title">{t("home.heading")}</h1>
          {families.length > 0 ? <FamilyTiles families={families} onPoint={setPointed} /> : null}
        </div>
        <HomeSheetPlace insured={pointed ?? families[0]} />
        <QuickActions {...actions} />
        {slides.length > 0 ? (
          <BannerSlider slides={slides} label={t("home.banners")} autoplayMs={BANNER_AUTOPLAY_MS} />
        ) : null}
      </Container>
      {shown.length > 0 ? (
        <Section
          title={t("home.popular")}
          action={<Link href="/boxes">{t("home.allProducts")}</Link>}
        >
          <Slider
            label={t("home.popular")}
            slides={shown.map((product) => ({
              key: product.id,
              content: <Fragment>{renderProduct(product)}</Fragment>,
            }))}
          />
        </Section>
      ) : null}
      <Section title={t("home.offers")}>
        <OfferSlider onRequest={setCallAbout} />
      </Section>
      {partners.length > 0 ? (
        <Section
          title={t("home.partners")}
          action={<Link href="/partners">{t("home.allPartners")}</Link>}
        >
          <Slider
            slide="logo"
            label={t("home.partners")}
            slides={partners.map((partner) => ({
              key: partner.id,
              content: <PartnerTile partner={partner} />,
            }))}
          />
        </Section>
      ) : null}
      {posts.length > 0 ? (
        <Section title={t("home.blog")} action={<Link href="/blog">{t("home.allBlog")}</Link>}>
          <Slider
            label={t("home.blog")}
            slides={posts.map((post) => ({
              key: post.id,
              content: <PostCard post={post} />,
            }))}
          />
        </Section>
      ) : null}
      <Section>
        <SubscribeForm />
      </Section>
      <CallbackDialog
        open={callAbout !== undefined}
        note={callAbout}
        onClose={() => setCallAbout(undefined)}
      />
    </>
  );
}
