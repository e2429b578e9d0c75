import { useTexts } from "@sughurta/i18n";
import {
  BannerCarousel,
  type BannerSlide,
  Button,
  ButtonLink,
  Card,
  Carousel,
  type CarouselProps,
} from "@sughurta/ui-kit";
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

/** Time on one offer (S0 §9). */
const OFFER_AUTOPLAY_MS = 4_000;

const OFFERS = [
  { key: "travel", href: "/travel" },
  { key: "family", href: "/boxes" },
  { key: "home", href: "/boxes" },
] as const;

export interface OfferSliderProps {
  /** Requests a callback about an offer, by its title. */
  readonly onRequest: (about: string) => void;
}

/** Static offers with a request for a call (S0 §2). */
export function OfferSlider({ onRequest }: OfferSliderProps) {
  const { t } = useTexts(contentTexts.home);
  return (
    <Slider
      label={t("home.offers")}
      autoplayMs={OFFER_AUTOPLAY_MS}
      slides={OFFERS.map(({ key, href }) => {
        const title = t(`offers.${key}Title`);
        return {
          key,
          content: (
            <Card ground="deep" className="sg-offer">
              <h3 className="sg-offer__title">{title}</h3>
              <p className="sg-offer__text">{t(`offers.${key}Text`)}</p>
              <div className="sg-offer__actions">
                <Button variant="accent" onClick={() => onRequest(title)}>
                  {t("offers.request")}
                </Button>
                <ButtonLink variant="secondary" href={href}>
                  {t("offers.more")}
                </ButtonLink>
              </div>
            </Card>
          ),
        };
      })}
    />
  );
}
