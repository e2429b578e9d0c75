import { BoxCatalogue } from "@sughurta/boxes";
import { useLocation } from "react-router";
import { fromText } from "../handover/as-text.ts";
import type { CatalogueData } from "./load-boxes.server.ts";

/** The catalogue, scrolled to the activation when the visitor came for that. */
export function CatalogueScreen({ data }: { data: CatalogueData }) {
  const { state } = useLocation();
  const { boxes, categories, category, slides, config } = data;
  return (
    <BoxCatalogue
      boxes={fromText(boxes)}
      categories={fromText(categories)}
      currentCategory={category?.slug}
      slides={fromText(slides)}
      saleSiteUrl={config.saleSiteUrl}
      activationOrigins={config.activationOrigins}
      supportNumber={config.supportPhone}
      toActivate={Object(state).toActivate === true}
    />
  );
}
