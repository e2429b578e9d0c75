/** How pictures are made smaller on the phone before they are sent. */
export interface PictureSize {
  /** Longest edge, in pixels; larger pictures are scaled down to it. */
  readonly longestEdgePx: number;
  /** Quality of the JPEG, from 0 to 1. */
  readonly quality: number;
}

/** Enough to read a number plate or a stamped paper, at a tenth of what a camera makes. */
export const PICTURE_SIZE: PictureSize = { longestEdgePx: 2048, quality: 0.82 };
