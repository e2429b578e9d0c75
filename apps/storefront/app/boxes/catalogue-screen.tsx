import { BoxCatalogue } from "@sughurta/boxes";
import { useLocation, useNavigationType } from "react-router";
import { CatalogueBannerPlace } from "./catalogue-banner-place.tsx";
import type { CatalogueData } from "./load-boxes.server.ts";

/** The catalogue, scrolled to the activation for visitors who want to activate a policy, but not on Back navigation. */
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
      banner={<CatalogueBannerPlace slides={slides} />}
    />
  );
}
