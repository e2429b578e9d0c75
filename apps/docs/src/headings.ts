/** A heading of a page with its anchor. */
export type Heading = { readonly text: string; readonly slug: string };

const FENCED = /^```.*?^```/gms;

const HEADING = /^#{1,6} (?<text>.+)$/gm;

/** Headings of a Markdown text, outside of code blocks. */
export function toHeadings(markdown: string): Heading[] {
  const seen = new Map<string, number>();
  return [...markdown.replace(FENCED, "").matchAll(HEADING)].map((match) => {
    const text = match.groups?.text?.trim() ?? "";
    const slug = toSlug(text);
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    return { text, slug: count === 0 ? slug : `${slug}-${count}` };
  });
}

/** The anchor of a heading, as GitHub makes it: one link works in both places. */
export function toSlug(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
}
