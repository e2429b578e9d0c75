import type { ElementAttributes } from "../element/element.ts";
import type { Place } from "./map-view.ts";

/** Source and attribution of map tiles. */
export interface MapTiles {
  /** Address with `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  /** Attribution required by the licence of the tiles. */
  readonly attribution: string;
}

/** Landmarks of a drawing, in degrees. */
export interface Town {
  readonly title: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Alignment of the name: below the town, or beside its pin where neighbours leave no room below. */
  readonly anchor?: "start" | "middle" | "end" | undefined;
}

/** Texts of a map in one language. */
export interface MapTexts {
  /** Name of a pin for several places. */
  readonly group: (count: number) => string;
  /** Returns to the whole map. */
  readonly whole: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
}

export interface PlacesMapProps extends ElementAttributes<"section"> {
  /** Names the map for assistive technology. */
  readonly label: string;
  /** Keep the array the same between renders. */
  readonly places: readonly Place[];
  /** Key of the marked place; a change scrolls to it. */
  readonly value?: string | undefined;
  /** Called with the key of the place when its pin is pressed. */
  readonly onValueChange: (key: string) => void;
  /** Border of the country, "longitude,latitude" pairs separated by spaces; drawn without tiles. */
  readonly outline?: string | undefined;
  /** Rivers, each as pairs like those of the outline. */
  readonly rivers?: readonly string[] | undefined;
  /** Towns labelled in the drawing of the whole country. */
  readonly towns?: readonly Town[] | undefined;
  /** Without tiles the map is an SVG drawing and makes no requests. */
  readonly tiles?: MapTiles | undefined;
  readonly texts: MapTexts;
  readonly className?: string | undefined;
}

/** A drop of 26 × 37 units whose tip is at the origin. */
export const PIN_PATH = "M0 0C-1-3-13-13.5-13-24a13 13 0 1 1 26 0C13-13.5 1-3 0 0Z";
