const LONGEST_DESCRIPTION = 160;

/** First words of sanitised HTML as plain text, cut between words: the description of a page of text. */
export function openingWords(html: string): string {
  const words = html
    .replaceAll(/<[^>]*>|&nbsp;/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .trim()
    .split(/\s+/);
  let text = "";
  for (const word of words) {
    if (text.length + 1 + word.length >= LONGEST_DESCRIPTION) return `${text}…`;
    text = text === "" ? word : `${text} ${word}`;
  }
  return text;
}
