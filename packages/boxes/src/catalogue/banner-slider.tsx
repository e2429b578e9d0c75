import { useTexts } from "@sughurta/i18n";
import { BannerCarousel, type BannerSlide } from "@sughurta/ui-kit";
import { boxesTexts } from "../texts/boxes-texts.ts";

/** Time on one banner of the box catalogue (S0 §9). */
const BANNER_AUTOPLAY_MS = 15_000;

/** Banners of the catalogue, one at a time. */
export function BannerSlider({ slides }: { readonly slides: readonly BannerSlide[] }) {
  const { t } = useTexts(boxesTexts);
  return (
    <BannerCarousel
      slides={slides}
      label={t("catalogue.banners")}
      autoplayMs={BANNER_AUTOPLAY_MS}
      previousText={t("catalogue.previous")}
      nextText={t("catalogue.next")}
      pauseText={t("catalogue.pause")}
      playText={t("catalogue.play")}
    />
  );
}
