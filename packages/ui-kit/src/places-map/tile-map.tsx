import { useEffect, useRef } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { classNames, withRef } from "../element/element.ts";
import { useLatest } from "../use-latest/use-latest.ts";
import type { PlacesMapProps } from "./places-map-props.ts";
import { startTileMap, type TileMapEngine } from "./tile-map-engine.ts";

export interface TileMapProps extends Omit<PlacesMapProps, "outline" | "rivers" | "towns"> {
  readonly tiles: NonNullable<PlacesMapProps["tiles"]>;
  /** No tile was loaded: their server is down, or the page may not request it. */
  readonly onFailed: () => void;
}

/** A map of tiles that can be panned and zoomed; a separate chunk with its library. */
export const TileMap = /* @__PURE__ */ withRef(function TileMap({
  label,
  places,
  value: selected,
  onValueChange,
  tiles,
  texts,
  onFailed,
  className,
  ...attributes
}: TileMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const engine = useRef<TileMapEngine>(undefined);
  const handlers = useLatest({ onValueChange, onFailed });

  useEffect(() => {
    if (box.current === null) return;
    const started = startTileMap(box.current, places, tiles.url, {
      onSelect: (key) => handlers.current.onValueChange(key),
      onFailed: () => handlers.current.onFailed(),
    });
    engine.current = started;
    return () => started.end();
  }, [places, tiles.url]);

  useEffect(() => engine.current?.show(selected), [selected]);

  return (
    <section {...attributes} className={classNames("sg-map", className)} aria-label={label}>
      <div className="sg-map__tiles" ref={box} />
      <div className="sg-map__zoom">
        <IconButton
          variant="framed"
          icon="plus"
          label={texts.zoomIn}
          onClick={() => engine.current?.zoom(1)}
        />
        <IconButton
          variant="framed"
          icon="minus"
          label={texts.zoomOut}
          onClick={() => engine.current?.zoom(-1)}
        />
      </div>
      <p className="sg-map__source">{tiles.attribution}</p>
    </section>
  );
});
