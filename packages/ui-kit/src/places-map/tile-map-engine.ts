import { map as createMap, divIcon, latLngBounds, marker, tileLayer } from "leaflet";
import type { Place } from "./map-view.ts";
import { PIN_PATH } from "./places-map-props.ts";

const SELECTED_ZOOM = 16;
const PIN_SIZE_PX = 44;
const SVG = "http://www.w3.org/2000/svg";

/** A running map of tiles. */
export interface TileMapEngine {
  zoom: (step: 1 | -1) => void;
  /** Marks a place and moves to it; `undefined` marks none. */
  show: (key: string | undefined) => void;
  end: () => void;
}

/** Renders tiles and pins into a box with Leaflet; its own buttons are omitted, since they would need HTML as text. */
export function startTileMap(
  box: HTMLElement,
  places: readonly Place[],
  url: string,
  { onSelect, onFailed }: { onSelect: (key: string) => void; onFailed: () => void },
): TileMapEngine {
  const view = createMap(box, {
    zoomControl: false,
    attributionControl: false,
    // The wheel and one finger scroll the page.
    scrollWheelZoom: false,
    dragging: !window.matchMedia("(pointer: coarse)").matches,
  });
  const layer = tileLayer(url).addTo(view);
  // One missing tile is a hole in the map; without the first one the map counts as failed.
  layer.once("tileerror", onFailed).once("tileload", () => layer.off("tileerror", onFailed));
  const pins = new Map(
    places.map(({ key, title, latitude, longitude }) => {
      const icon = divIcon({
        html: pinPicture(),
        className: "sg-map__tile-pin",
        iconSize: [PIN_SIZE_PX, PIN_SIZE_PX],
        iconAnchor: [PIN_SIZE_PX / 2, PIN_SIZE_PX],
      });
      const pin = marker([latitude, longitude], { icon, title, alt: title });
      pin.on("click", () => onSelect(key)).addTo(view);
      return [key, pin] as const;
    }),
  );
  const everywhere = latLngBounds(
    places.map(({ latitude, longitude }) => [latitude, longitude]),
  ).pad(0.1);
  view.fitBounds(everywhere, { animate: false });

  return {
    zoom: (step) => view.setZoom(view.getZoom() + step),
    show(key) {
      for (const [other, pin] of pins) {
        pin.getElement()?.toggleAttribute("data-selected", other === key);
      }
      const place = key === undefined ? undefined : pins.get(key)?.getLatLng();
      if (place) view.setView(place, Math.max(view.getZoom(), SELECTED_ZOOM));
    },
    end: () => void view.remove(),
  };
}

function pinPicture(): HTMLElement {
  const box = document.createElement("span");
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", "-22 -42 44 44");
  const drop = document.createElementNS(SVG, "path");
  drop.setAttribute("d", PIN_PATH);
  drop.setAttribute("class", "sg-map__drop");
  const eye = document.createElementNS(SVG, "circle");
  eye.setAttribute("cy", "-24");
  eye.setAttribute("r", "5");
  eye.setAttribute("class", "sg-map__eye");
  picture.append(drop, eye);
  box.append(picture);
  return box;
}
