/** Words, digits and the characters of names such as `Lynk & Co`, `Lion's City`, `up!` and `#1`; no URLs, no markup. */
const CAR_NAME = /^[\p{L}\d .,()+/&'’#!-]{0,60}$/u;

/** A name in the form compared with a prefix: hyphens and spaces are equal. */
const comparable = (name: string) => name.toLowerCase().replace(/[\s\u2010-\u2015-]+/g, " ");

/** Make and model in a line; the make is omitted where the model starts with it: `TOYOTA-CAMRY`, `MG5`. */
export function carTitle(make: string, model: string): string {
  const [first, second] = [make.trim(), model.trim()];
  const begins = first !== "" && comparable(second).startsWith(comparable(first));
  const isWholeWord = !/^\p{L}/u.test(second.slice(first.length));
  return begins && isWholeWord ? second : [first, second].filter(Boolean).join(" ");
}

/** Whether a text can be the name of a make or a model, for example from a link. */
export function isCarName(text: string): boolean {
  return CAR_NAME.test(text);
}
