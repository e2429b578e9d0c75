import type { Place } from "./map-view.ts";

/** Where the pictures of a map come from, and whose they are. */
export interface MapTiles {
  /** Address with `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  /** Whom the licence of the pictures wants to be named. */
  readonly attribution: string;
}

/** Words of a map in one language. */
export interface MapTexts {
  /** Name of a pin for several places. */
  readonly group: (count: number) => string;
  /** Leads back to the whole map. */
  readonly whole: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
}

export interface PlacesMapProps {
  /** Names the map for assistive technology. */
  readonly label: string;
  /** Keep the array the same between renders. */
  readonly places: readonly Place[];
  /** Key of the place that is marked; a change shows it. */
  readonly selected?: string | undefined;
  /** A pin was pressed. */
  readonly onSelect: (key: string) => void;
  /** Border of the land, "longitude,latitude" pairs with spaces between them; drawn without tiles. */
  readonly outline?: string | undefined;
  /** Without tiles the map is a drawing of our own and makes no requests. */
  readonly tiles?: MapTiles | undefined;
  readonly texts: MapTexts;
}
