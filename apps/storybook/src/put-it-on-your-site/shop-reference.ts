const [readme = ""] = Object.values(
  import.meta.glob<string>("../../../../packages/shop/README.md", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

/** A chapter of the shop's README without its heading. */
function chapter(title: string): string {
  const [, text] = readme.split(`\n## ${title}\n`);
  if (text === undefined) throw new Error(`The README of the shop has no chapter "${title}".`);
  return text.split("\n## ")[0] ?? "";
}

/** Every property of the shop and its parts, as Markdown. */
export const shopProperties = chapter("Properties");

/** Every event of the shop, as Markdown. */
export const shopEvents = chapter("Events");
