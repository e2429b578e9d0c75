import type { ElementAttributes } from "../element/element-attributes.ts";
import type { Place } from "./map-view.ts";

/** Where the pictures of a map come from, and whose they are. */
export interface MapTiles {
  /** Address with `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  /** Whom the licence of the pictures wants to be named. */
  readonly attribution: string;
}

/** What a drawing names for orientation, in degrees. */
export interface Town {
  readonly title: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Which end of the name stands below the town, where neighbours leave no room on both sides. */
  readonly anchor?: "start" | "middle" | "end" | undefined;
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

export interface PlacesMapProps extends ElementAttributes<"section"> {
  /** Names the map for assistive technology. */
  readonly label: string;
  /** Keep the array the same between renders. */
  readonly places: readonly Place[];
  /** Key of the place that is marked; a change shows it. */
  readonly value?: string | undefined;
  /** A pin was pressed; takes the key of its place. */
  readonly onValueChange: (key: string) => void;
  /** Border of the land, "longitude,latitude" pairs with spaces between them; drawn without tiles. */
  readonly outline?: string | undefined;
  /** Rivers, each as pairs like those of the outline. */
  readonly rivers?: readonly string[] | undefined;
  /** Towns that the drawing of the whole land names. */
  readonly towns?: readonly Town[] | undefined;
  /** Without tiles the map is a drawing of our own and makes no requests. */
  readonly tiles?: MapTiles | undefined;
  readonly texts: MapTexts;
  readonly className?: string | undefined;
}
