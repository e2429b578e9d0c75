import { writeFile } from "node:fs/promises";
import { box, boxes, categories, fillPath, footers, headers } from "@sughurta/contracts";
import { LANGUAGES } from "@sughurta/domain";
import * as z from "zod";

const FILE = new URL("shipped-content.json", import.meta.url);

const list = z.object({ data: z.array(z.looseObject({ slug: z.string(), is_sale: z.unknown() })) });

/** Reads what an order needs from a running site into the file that the build ships. */
async function main(siteUrl: string): Promise<void> {
  const contents: Record<string, unknown> = {};
  for (const language of LANGUAGES) {
    const read = async (path: string): Promise<unknown> => {
      const answer = await fetch(new URL(path, siteUrl), {
        headers: { "accept-language": language },
      });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      return answer.json();
    };
    const all = list.parse(await read(boxes.path));
    const slugs = all.data.filter(({ is_sale }) => Number(is_sale) === 1).map(({ slug }) => slug);
    const paths = [
      ...[categories, headers, footers].map(({ path }) => path),
      ...slugs.map((slug) => fillPath(box.path, { slug })),
    ];
    for (const path of paths)
      contents[`${language} ${path}`] = withoutDescription(await read(path));
  }
  await writeFile(FILE, `${JSON.stringify(contents, null, 2)}\n`);
}

/** An order shows no full description, which is most of a box. */
function withoutDescription(content: unknown): unknown {
  if (!Array.isArray(content)) return content;
  return content.map((item) => ("full_desc" in item ? { ...item, full_desc: "" } : item));
}

await main(process.argv[2] ?? "http://localhost:3000");
