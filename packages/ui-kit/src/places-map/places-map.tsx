import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { useEffect, useState } from "react";
import { withRef } from "../element/element.ts";
import { LoadErrorBoundary } from "../load-error-boundary/load-error-boundary.tsx";
import type { PlacesMapProps } from "./places-map-props.ts";
import { SchematicMap } from "./schematic-map.tsx";

const TileMap = lazyComponent(
  lazyModule(() => import("./tile-map.tsx")),
  (module) => module.TileMap,
);

/** Places on a map; the list beside it has the targets of the pins' links. */
export const PlacesMap = /* @__PURE__ */ withRef(function PlacesMap({
  outline,
  rivers,
  towns,
  tiles,
  ...map
}: PlacesMapProps) {
  const [look, setLook] = useState<"drawing" | "tiles">("drawing");
  // A server renders the drawing; tiles need a browser.
  useEffect(() => setLook("tiles"), []);
  const drawing = <SchematicMap {...map} {...{ outline, rivers, towns }} />;
  if (!tiles || look === "drawing") return drawing;
  return (
    <LoadErrorBoundary fallback={drawing} failed={drawing}>
      <TileMap {...map} tiles={tiles} onFailed={() => setLook("drawing")} />
    </LoadErrorBoundary>
  );
});
