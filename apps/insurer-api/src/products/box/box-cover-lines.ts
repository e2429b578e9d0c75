import type { Language } from "@sughurta/domain";
import { contentOf } from "#src/content/content-items.ts";
import type { Database } from "#src/platform/database/sql.ts";

/** So many lines tell what a policy covers. */
const MAX_LINES = 5;
/** The list or table that tells what is covered comes first; what papers are needed comes later. */
const FIRST_POINTS = /<(ul|table)>.*?<\/\1>/s;
const LIST_ITEM = /<li>(.*?)<\/li>/gs;
const TABLE_ROW = /<tr><td>(.*?)<\/td><td>(.*?)<\/td><\/tr>/gs;
const TAG = /<[^>]+>/g;

/** What boxes cover, by the code of the product, in five lines at most: the first points of what the site tells, else its one sentence. */
export async function boxCoverLines(
  db: Database,
  language: Language,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const boxes = await contentOf(db, "box");
  return new Map(
    boxes.map(({ productCode, fullDesc, shortDesc }) => {
      const [first = ""] = FIRST_POINTS.exec(fullDesc[language]) ?? [];
      const items = [...first.matchAll(LIST_ITEM)].map(([, text = ""]) => text);
      const rows = [...first.matchAll(TABLE_ROW)].map(([, what, sum]) => `${what}: ${sum}`);
      const points = [...items, ...rows].map((text) => text.replace(TAG, ""));
      return [productCode, points.length > 0 ? points.slice(0, MAX_LINES) : [shortDesc[language]]];
    }),
  );
}
