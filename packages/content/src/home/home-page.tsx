import type { BoxProduct } from "@sughurta/contracts/box";
import type { BlogPost, PartnerCard, Slide } from "@sughurta/contracts/content";
import { useTexts } from "@sughurta/i18n";
import {
  ActionTiles,
  Container,
  Icon,
  Link,
  type PatternFamily,
  ProductList,
  ProductPattern,
  Section,
} from "@sughurta/ui-kit";
import { Fragment, type MouseEvent, type ReactNode, useState } from "react";
import { PostCard } from "../blog/post-card.tsx";
import { CallbackDialog } from "../callback/callback-dialog.tsx";
import { PartnerTile } from "../partners/partner-tile.tsx";
import { SubscribeForm } from "../subscription/subscribe-form.tsx";
import { contentTexts } from "../texts/content-texts.ts";
import { HomeHero, type HomeHeroProps } from "./home-hero.tsx";
import { BannerSlider, OfferSlider, Slider } from "./slider.tsx";

interface QuickActionsProps {
  /** Page for making a claim. */
  readonly claimHref?: string;
  /** Opens the policy check. */
  readonly onCheckPolicy: () => void;
  /** Scrolls to the activation form; its address is opened where there is no such function. */
  readonly onActivate?: (() => void) | undefined;
}

/** Product families offered on the home page. */
export interface InsuredFamily {
  readonly family: PatternFamily;
  readonly title: string;
  readonly href: string;
  /** TJS of the least expensive policy, where one has a price. */
  readonly priceFrom?: number | undefined;
}

export interface FamilyTilesProps {
  readonly families: readonly InsuredFamily[];
}

/** Time on one banner of the home page (S0 §2). */
const BANNER_AUTOPLAY_MS = 10_000;

export interface HomePageProps extends QuickActionsProps, HomeHeroProps {
  /** The families of products, each with its pattern and its price. */
  readonly families: readonly InsuredFamily[];
  /** Facts that give reason to trust the insurer. */
  readonly proof?: ReactNode;
  /** Banners of the home page. */
  readonly slides: readonly Slide[];
  /** Products to begin with. */
  readonly products: readonly BoxProduct[];
  /** Renders one product; boxes have their own card. */
  readonly renderProduct: (product: BoxProduct) => ReactNode;
  /** Partners for the logo carousel. */
  readonly partners: readonly PartnerCard[];
  /** The newest articles, as a carousel (S0 §2). */
  readonly posts: readonly BlogPost[];
}

/**
 * Home page for clients (S0 §2): a quote first, then the product families with their prices and the carousels; a part
 * without content is omitted.
 */
export function HomePage({
  today,
  trip,
  car,
  families,
  proof,
  slides,
  products,
  renderProduct,
  partners,
  posts,
  ...actions
}: HomePageProps) {
  const { t } = useTexts(contentTexts.home);
  const [callAbout, setCallAbout] = useState<string>();
  const shown = products.filter(({ seo }) => !seo);
  return (
    <>
      <HomeHero today={today} trip={trip} car={car} />
      <Container className="sg-home__head">
        {families.length > 0 ? (
          <section className="sg-home__families" aria-labelledby="home-families">
            <h2 id="home-families">{t("home.others")}</h2>
            <FamilyTiles families={families} />
          </section>
        ) : null}
        <QuickActions {...actions} />
        {proof}
        <BannerSlider slides={slides} autoplayMs={BANNER_AUTOPLAY_MS} />
      </Container>
      {shown.length > 0 ? (
        <Section className="sg-home__later" title={t("home.popular")}>
          <ProductList four onPhones="swipe">
            {shown.map((product) => (
              <Fragment key={product.id}>{renderProduct(product)}</Fragment>
            ))}
            <Link look="plain" className="sg-home__all" href="/boxes">
              {t("home.allProducts")} <Icon name="arrow-right" />
            </Link>
          </ProductList>
        </Section>
      ) : null}
      <Section className="sg-home__later" title={t("home.offers")}>
        <OfferSlider onRequest={setCallAbout} />
      </Section>
      {partners.length > 0 ? (
        <Section
          className="sg-home__later"
          title={t("home.partners")}
          action={<Link href="/partners">{t("home.allPartners")}</Link>}
        >
          <div className="sg-home__partners">
            <Slider
              label={t("home.partners")}
              slide="logo"
              slides={partners.map((partner) => ({
                key: partner.id,
                content: <PartnerTile partner={partner} />,
              }))}
            />
          </div>
        </Section>
      ) : null}
      {posts.length > 0 ? (
        <Section
          className="sg-home__later"
          title={t("home.blog")}
          action={<Link href="/blog">{t("home.allBlog")}</Link>}
        >
          <div className="sg-home__posts">
            <Slider
              label={t("home.blog")}
              slide="strip"
              slides={posts.map((post) => ({ key: post.id, content: <PostCard post={post} /> }))}
            />
          </div>
        </Section>
      ) : null}
      <Section className="sg-home__later">
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

/** Everything that can be insured in one view, each with what it costs at least. */
function FamilyTiles({ families }: FamilyTilesProps) {
  const { t, rich, format } = useTexts(contentTexts.home);
  return (
    <ul className="sg-families" aria-label={t("home.families")}>
      {families.map(({ family, title, href, priceFrom }) => (
        <li key={href}>
          <a className="sg-family" href={href}>
            <ProductPattern family={family} size="small" />
            <span className="sg-family__words">
              <strong className="sg-family__title">{title}</strong>
              {priceFrom === undefined ? null : (
                <span className="sg-family__price">
                  {rich("home.priceFrom", { price: format.money(priceFrom) })}
                </span>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The three most common actions: a claim, a check, an activation (S0 §2). */
function QuickActions({ claimHref = "/losses/", onCheckPolicy, onActivate }: QuickActionsProps) {
  const { t } = useTexts(contentTexts.home);

  function activate(event: MouseEvent) {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!onActivate || !plain) return;
    event.preventDefault();
    onActivate();
  }

  return (
    <ActionTiles
      label={t("home.actions")}
      tiles={[
        {
          key: "claim",
          icon: "alert",
          title: t("home.claimTitle"),
          text: t("home.claimText"),
          href: claimHref,
        },
        {
          key: "check",
          icon: "search",
          title: t("home.checkTitle"),
          text: t("home.checkText"),
          onPress: onCheckPolicy,
        },
        {
          key: "activate",
          icon: "shield",
          title: t("home.activateTitle"),
          text: t("home.activateText"),
          href: "/boxes#activation",
          onPress: activate,
        },
      ]}
    />
  );
}
