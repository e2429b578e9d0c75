/** Words, figures and the signs of names such as `Lynk & Co`, `Lion's City`, `up!` and `#1`; no address of a page, no markup. */
const CAR_NAME = /^[\p{L}\d .,()+/&'’#!-]{0,60}$/u;

/** Tells whether a text can be the name of a make or a model, such as one that a link brings. */
export function isCarName(text: string): boolean {
  return CAR_NAME.test(text);
}
