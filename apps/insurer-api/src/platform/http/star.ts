const OUTLINE =
  "M0-10 2.9-7.1 7.1-7.1 7.1-2.9 10 0 7.1 2.9 7.1 7.1 2.9 7.1 0 10-2.9 7.1-7.1 7.1-7.1 2.9-10 0-7.1-2.9-7.1-7.1-2.9-7.1Z";

/** The eight-pointed star of the brand, in the current text colour. */
export const STAR = `<svg viewBox="-10 -10 20 20" width="28" height="28" aria-hidden="true"><path fill="currentColor" d="${OUTLINE}"/></svg>`;

/** The mark of the brand as an image file: the star with its line and heart, as in the header of the site. */
export const markSvg = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 20 20" width="32" height="32"><path fill="${colour}" d="${OUTLINE}"/><path fill="none" stroke="#fff" stroke-opacity=".55" stroke-width=".6" d="M0-6.2 1.8-4.3H4.3V-1.8L6.2 0 4.3 1.8V4.3H1.8L0 6.2-1.8 4.3H-4.3V1.8L-6.2 0-4.3-1.8V-4.3H-1.8z"/><path fill="#f1ab34" d="M0-2.8 2.8 0 0 2.8-2.8 0z"/></svg>`;
