const MAX_DESCRIPTION = 160;
const TAG_OR_TEXT = /<[^>]*>|[^<]+/g;

/** First words of sanitised HTML as plain text, cut between words: the meta description of a page of text. */
export function excerpt(html: string): string {
  let text = "";
  for (const word of readWords(html)) {
    if (text.length + 1 + word.length >= MAX_DESCRIPTION) return `${text}…`;
    text = text === "" ? word : `${text} ${word}`;
  }
  return text;
}

/** Sanitised HTML as plain text. */
export function plainText(html: string): string {
  return [...readWords(html)].join(" ");
}

/** Word by word: of a long text only its beginning is processed. */
function* readWords(html: string): Generator<string> {
  for (const [part] of html.matchAll(TAG_OR_TEXT)) {
    if (part.startsWith("<")) continue;
    const plain = part
      .replaceAll("&nbsp;", " ")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&quot;", '"')
      .replaceAll("&amp;", "&");
    yield* plain.split(/\s+/).filter((word) => word !== "");
  }
}

/** Description of a list of products: its name and its contents, so that no two lists have the same description. */
export function listSummary(title: string, products: readonly { title: string }[]): string {
  const names = products.map((product) => product.title).join(", ");
  return excerpt(names === "" ? title : `${title}: ${names}`);
}
