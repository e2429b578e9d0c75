import { BannerSlider } from "@sughurta/content";
import type { Slide } from "@sughurta/contracts/content";

/** Time on one banner of the catalogue (S0 §9). */
const BANNER_AUTOPLAY_MS = 15_000;

/** Banners of the catalogue, which advance automatically. */
export function CatalogueBanner({ slides }: { slides: readonly Slide[] }) {
  return <BannerSlider slides={slides} autoplayMs={BANNER_AUTOPLAY_MS} />;
}
