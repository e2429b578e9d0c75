/** Widths of stills, with the height of each. */
export const STILL_HEIGHTS = { 360: 780, 1440: 900 } as const;
export type StillWidth = keyof typeof STILL_HEIGHTS;
export const STILL_WIDTHS: readonly StillWidth[] = [360, 1440];

/** A picture of a story, shown instead of the live story. */
export interface Still {
  /** Id of the story. */
  readonly story: string;
  readonly width: StillWidth;
  readonly theme: "light" | "dark";
}

/** Name of the file with a still, without its folder. */
export const stillFile = ({ story, width, theme }: Still) => `${story}-${width}-${theme}.webp`;
