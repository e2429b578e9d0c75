/** One block of a simple HTML text. */
export interface TextBlock {
  readonly kind: "heading" | "item" | "paragraph";
  readonly text: string;
}

const BLOCK = /<(h[1-6]|li|p|tr)\b[^>]*>(.*?)<\/\1>/gis;
const ENTITIES: Readonly<Record<string, string>> = {
  "&nbsp;": " ",
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};

function plainText(html: string): string {
  return html
    .replace(/<\/t[hd]>\s*<t[hd]\b[^>]*>/gi, ": ")
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:nbsp|amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}

function kindOf(tag: string): TextBlock["kind"] {
  if (/^h/i.test(tag)) return "heading";
  return tag.toLowerCase() === "li" ? "item" : "paragraph";
}

/** Parses the HTML of our texts (h3, p, li, table) into blocks for a PDF document. */
export function htmlBlocks(html: string): TextBlock[] {
  return [...html.matchAll(BLOCK)]
    .map(([, tag = "", inner = ""]) => ({ kind: kindOf(tag), text: plainText(inner) }))
    .filter(({ text }) => text !== "");
}
