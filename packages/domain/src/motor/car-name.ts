/** Words, figures and the signs of names such as `Lynk & Co`, `Lion's City`, `up!` and `#1`; no address of a page, no markup. */
const CAR_NAME = /^[\p{L}\d .,()+/&'’#!-]{0,60}$/u;

/** A name as it is compared with the beginning of another: hyphens and spaces without difference. */
const comparable = (name: string) => name.toLowerCase().replace(/[\s\u2010-\u2015-]+/g, " ");

/** Make and model in a line; the make is left out where the model begins with it: `TOYOTA-CAMRY`, `MG5`. */
export function carTitle(make: string, model: string): string {
  const [first, second] = [make.trim(), model.trim()];
  const begins = first !== "" && comparable(second).startsWith(comparable(first));
  const isWholeWord = !/^\p{L}/u.test(second.slice(first.length));
  return begins && isWholeWord ? second : [first, second].filter(Boolean).join(" ");
}

/** Tells whether a text can be the name of a make or a model, such as one that a link brings. */
export function isCarName(text: string): boolean {
  return CAR_NAME.test(text);
}
