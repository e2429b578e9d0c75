import type { Slide } from "@sughurta/contracts/content";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { LoadErrorBoundary } from "@sughurta/ui-kit";
import { memo, useEffect, useRef } from "react";

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
export const CatalogueBannerPlace = memo(function CatalogueBannerPlace({
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
