import { Carousel, type CarouselProps } from "../carousel/carousel.tsx";
import { withRef } from "../element/element.ts";
import type { PatternFamily } from "../ikat/pattern.tsx";
import { ProductPattern } from "../ikat/product-pattern.tsx";
import { ButtonLink } from "../link/link.tsx";
import { Banner } from "./banner.tsx";

/** One banner in the content service's shape; empty texts are omitted, and a pattern replaces a missing picture. */
export interface BannerSlide {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly mainImg: string;
  readonly buttonLink: string;
  readonly buttonText: string;
  readonly buttonAddLink: string;
  readonly buttonAddText: string;
}

export interface BannerCarouselProps extends Omit<CarouselProps, "slides" | "slide"> {
  /** The banners, in this order. */
  readonly slides: readonly BannerSlide[];
  /** Load the first picture at once, before others: it is in the first view. */
  readonly eager?: boolean | undefined;
}

/** Patterns of banners without a picture, one after another; those that a page with products loads anyway. */
const PATTERNS: readonly PatternFamily[] = ["car", "trip", "home"];

/** Banners one at a time. */
export const BannerCarousel = /* @__PURE__ */ withRef(function BannerCarousel({
  slides,
  eager = false,
  ...carousel
}: BannerCarouselProps) {
  if (slides.length === 0) return null;
  return (
    <Carousel
      {...carousel}
      slide="full"
      slides={slides.map((slide, index) => ({
        key: slide.id,
        content: (
          <OneBanner
            slide={slide}
            eager={eager && index === 0}
            pattern={PATTERNS[index % PATTERNS.length] ?? "trip"}
          />
        ),
      }))}
    />
  );
});

interface OneBannerProps {
  readonly slide: BannerSlide;
  readonly eager: boolean;
  readonly pattern: PatternFamily;
}

function OneBanner({ slide, eager, pattern }: OneBannerProps) {
  const { title, description, mainImg, buttonLink, buttonText, buttonAddLink, buttonAddText } =
    slide;
  return (
    <Banner
      title={title}
      text={description}
      image={
        mainImg ? (
          <img
            src={mainImg}
            alt=""
            width={1440}
            height={640}
            loading={eager ? "eager" : "lazy"}
            fetchPriority={eager ? "high" : "auto"}
          />
        ) : (
          <ProductPattern family={pattern} />
        )
      }
      actions={
        <>
          {buttonLink && buttonText ? (
            <ButtonLink href={buttonLink} variant="accent" size="large">
              {buttonText}
            </ButtonLink>
          ) : null}
          {buttonAddLink && buttonAddText ? (
            <ButtonLink href={buttonAddLink} variant="secondary" size="large">
              {buttonAddText}
            </ButtonLink>
          ) : null}
        </>
      }
    />
  );
}
