import { useEffect, useRef } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { useLatest } from "../use-latest/use-latest.ts";
import type { PlacesMapProps } from "./places-map-props.ts";
import { startTileMap, type TileMapEngine } from "./tile-map-engine.ts";

export interface TileMapProps extends PlacesMapProps {
  readonly tiles: NonNullable<PlacesMapProps["tiles"]>;
  /** No picture came: their server is down, or the page may not ask it. */
  readonly onFailed: () => void;
}

/** A map of pictures that can be moved and zoomed; a chunk of its own with its library. */
export function TileMap({
  label,
  places,
  selected,
  onSelect,
  tiles,
  texts,
  onFailed,
}: TileMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const engine = useRef<TileMapEngine>(undefined);
  const handlers = useLatest({ onSelect, onFailed });

  useEffect(() => {
    if (box.current === null) return;
    const started = startTileMap(box.current, places, tiles.url, {
      onSelect: (key) => handlers.current.onSelect(key),
      onFailed: () => handlers.current.onFailed(),
    });
    engine.current = started;
    return () => started.end();
  }, [places, tiles.url]);

  useEffect(() => engine.current?.show(selected), [selected]);

  return (
    <section className="sg-map" aria-label={label}>
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
}
