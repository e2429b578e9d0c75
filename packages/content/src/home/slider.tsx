import { useTexts } from "@sughurta/i18n";
import { BannerCarousel, type BannerSlide, Carousel, type CarouselProps } from "@sughurta/ui-kit";
import { contentTexts } from "../texts/content-texts.ts";

/** A carousel with the words of its controls. */
export function Slider(
  props: Omit<CarouselProps, "previousText" | "nextText" | "pauseText" | "playText">,
) {
  const { t } = useTexts(contentTexts.carousel);
  return (
    <Carousel
      {...props}
      // The section around it bears the same words: two regions need two names.
      label={t("carousel.label", { title: props.label })}
      previousText={t("carousel.previous")}
      nextText={t("carousel.next")}
      pauseText={t("carousel.pause")}
      playText={t("carousel.play")}
    />
  );
}

export interface BannerSliderProps {
  /** Banners of a place, from the content service; nothing is shown without any. */
  readonly slides: readonly BannerSlide[];
  /** Time on one banner in milliseconds. */
  readonly autoplayMs: number;
  /** The banners are in the first view: the picture of the first is fetched before others. */
  readonly eager?: boolean | undefined;
}

/** Banners of a page, one at a time, with the words of their controls; `contentTexts.carousel` has them. */
export function BannerSlider(props: BannerSliderProps) {
  const { t } = useTexts(contentTexts.carousel);
  return (
    <BannerCarousel
      {...props}
      label={t("carousel.banners")}
      previousText={t("carousel.previous")}
      nextText={t("carousel.next")}
      pauseText={t("carousel.pause")}
      playText={t("carousel.play")}
    />
  );
}
