/** The eight-pointed star of the brand, in the current text colour. */
export const STAR =
  '<svg viewBox="-10 -10 20 20" width="28" height="28" aria-hidden="true"><path fill="currentColor" d="M0-10 2.9-7.1 7.1-7.1 7.1-2.9 10 0 7.1 2.9 7.1 7.1 2.9 7.1 0 10-2.9 7.1-7.1 7.1-7.1 2.9-10 0-7.1-2.9-7.1-7.1-2.9-7.1Z"/></svg>';
