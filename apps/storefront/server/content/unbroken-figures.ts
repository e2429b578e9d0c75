/** `15 000`, but no phone number: figures in groups of three that start and end as a whole. */
const FIGURE = /(?<![+\d:] ?)\d{1,3}(?: \d{3})+(?! ?\d)/g;
const SPACE_WITHOUT_BREAK = "\u00A0";

/** A text of the content whose figures do not wrap: authors type ordinary spaces. */
export function withUnbrokenFigures(text: string): string {
  return text.replace(FIGURE, (figure) => figure.replaceAll(" ", SPACE_WITHOUT_BREAK));
}
