import { BoxCatalogue } from "@sughurta/boxes";
import { BannerSlider } from "@sughurta/content";
import { useLocation, useNavigationType } from "react-router";
import type { CatalogueData } from "./load-boxes.server.ts";

/** Time on one banner of the catalogue (S0 §9). */
const BANNER_AUTOPLAY_MS = 15_000;

/** The catalogue, scrolled to the activation when the visitor came for that, but not when they come Back to it. */
export function CatalogueScreen({ data }: { data: CatalogueData }) {
  const { state } = useLocation();
  const isNew = useNavigationType() === "PUSH";
  const { boxes, categories, category, slides, config } = data;
  return (
    <BoxCatalogue
      boxes={boxes}
      categories={categories}
      currentCategory={category?.slug}
      saleSiteUrl={config.saleSiteUrl}
      activationOrigins={config.activationOrigins}
      toActivate={isNew && Object(state).toActivate === true}
      banner={<BannerSlider slides={slides} autoplayMs={BANNER_AUTOPLAY_MS} />}
    />
  );
}
