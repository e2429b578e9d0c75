import { BoxCatalogue } from "@sughurta/boxes";
import type { Slide } from "@sughurta/contracts/content";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { LoadErrorBoundary } from "@sughurta/ui-kit";
import { memo, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import type { CatalogueData } from "./load-boxes.server.ts";

/** Distance below the viewport at which the banners are hydrated. */
const NEAR_SCREEN = "300px";

let loadInBrowser: () => void = () => {};

const neededInBrowser = new Promise<void>((resolve) => {
  loadInBrowser = resolve;
});

/** Code of the banners: loaded at once on a server, and near the viewport in a browser. */
const banner = lazyModule(async () => {
  if (typeof document !== "undefined") await neededInBrowser;
  return import("./catalogue-banner.tsx");
});

const CatalogueBanner = lazyComponent(banner, (module) => module.CatalogueBanner);

/**
 * Banners of the catalogue as the server rendered them, below the cards: readable and clickable at once, and hydrated
 * near the viewport. A page without server-rendered banners loads them at once, to avoid a layout shift. Memoised: an
 * update would replace the server's markup by nothing while the code is pending.
 */
const CatalogueBannerPlace = memo(function CatalogueBannerPlace({
  slides,
}: {
  slides: readonly Slide[];
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = place.current;
    if (!node) return;
    if (node.childElementCount === 0 || typeof IntersectionObserver === "undefined") {
      loadInBrowser();
      return;
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) loadInBrowser();
      },
      { rootMargin: NEAR_SCREEN },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  if (slides.length === 0) return null;
  return (
    <div className="sg-catalogue__banner" ref={place}>
      <LoadErrorBoundary fallback={null} failed={null}>
        <CatalogueBanner slides={slides} />
      </LoadErrorBoundary>
    </div>
  );
});

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
