import { BoxCatalogue } from "@sughurta/boxes";
import { useLocation } from "react-router";
import type { CatalogueData } from "./load-boxes.server.ts";

/** The catalogue, scrolled to the activation when the visitor came for that. */
export function CatalogueScreen({ data }: { data: CatalogueData }) {
  const { state } = useLocation();
  const { boxes, categories, category, slides, config } = data;
  return (
    <BoxCatalogue
      boxes={boxes}
      categories={categories}
      currentCategory={category?.slug}
      slides={slides}
      saleSiteUrl={config.saleSiteUrl}
      activationOrigins={config.activationOrigins}
      toActivate={Object(state).toActivate === true}
    />
  );
}
