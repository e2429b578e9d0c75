/** A drop of 26 × 37 units whose tip is at the origin. */
export const PIN_PATH = "M0 0C-1-3-13-13.5-13-24a13 13 0 1 1 26 0C13-13.5 1-3 0 0Z";
