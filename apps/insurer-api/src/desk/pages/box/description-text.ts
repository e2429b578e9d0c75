/** Tags of the descriptions that are edited as plain text. */
const BLOCK = /<(p|h3|ul)>([\s\S]*?)<\/\1>\s*/y;
const ITEM = /<li>([\s\S]*?)<\/li>\s*/y;
const ITEM_MARK = /^[-•]\s+/;
const HEADING_MARK = /^#\s+/;

const encoded = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const decoded = (text: string) => text.replaceAll("&lt;", "<").replaceAll("&amp;", "&");

/** HTML of a description: text with empty lines between paragraphs, `# ` headings and `- ` lists; HTML stays. */
export function descriptionHtml(typed: string): string {
  if (/<\/?[a-z]/i.test(typed)) return typed;
  return typed
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== "")
    .map(blockHtml)
    .join("");
}

function blockHtml(block: string): string {
  const lines = block.split("\n").map((line) => line.trim());
  if (lines.every((line) => ITEM_MARK.test(line))) {
    return `<ul>${lines.map((line) => `<li>${encoded(line.replace(ITEM_MARK, ""))}</li>`).join("")}</ul>`;
  }
  const [first = ""] = lines;
  if (lines.length === 1 && HEADING_MARK.test(first)) {
    return `<h3>${encoded(first.replace(HEADING_MARK, ""))}</h3>`;
  }
  return `<p>${lines.map(encoded).join("<br>")}</p>`;
}

/** The text from which {@link descriptionHtml} makes a description; HTML that has more than that stays HTML. */
export function descriptionText(html: string): string {
  const blocks = findMatches(BLOCK, html.trim());
  const text = blocks?.map(([tag = "", content = ""]) => blockText(tag, content)).join("\n\n");
  return text !== undefined && descriptionHtml(text) === html ? text : html;
}

function blockText(tag: string, content: string): string {
  if (tag === "h3") return `# ${decoded(content)}`;
  if (tag === "p") return content.split("<br>").map(decoded).join("\n");
  const items = findMatches(ITEM, content) ?? [[content]];
  return items.map(([item = ""]) => `- ${decoded(item)}`).join("\n");
}

/** Groups of adjacent matches that make up a whole text; `undefined` if something else is between them. */
function findMatches(pattern: RegExp, text: string): (readonly string[])[] | undefined {
  const found: string[][] = [];
  const sticky = new RegExp(pattern);
  while (sticky.lastIndex < text.length) {
    const match = sticky.exec(text);
    if (!match) return undefined;
    found.push(match.slice(1));
  }
  return found;
}
