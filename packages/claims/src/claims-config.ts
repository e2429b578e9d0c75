/** How pictures are reduced on the phone before they are sent. */
export interface PictureSize {
  /** Maximum edge length, in pixels; larger pictures are scaled down to it. */
  readonly longestEdgePx: number;
  /** Quality of the JPEG, from 0 to 1. */
  readonly quality: number;
}

/** Sufficient to read a number plate or a stamped document, at a tenth of a camera's file size. */
export const PICTURE_SIZE: PictureSize = { longestEdgePx: 2048, quality: 0.82 };
