import type { Language } from "@sughurta/domain";
import { contentOf } from "#src/content/content-items.ts";
import type { Database } from "#src/database/sql.ts";

/** So many lines tell what a policy covers. */
const MAX_LINES = 5;
const LIST_ITEM = /<li>(.*?)<\/li>/gs;
const TAG = /<[^>]+>/g;

/** What boxes cover, by the code of the product, in five lines at most: the first points of what the site tells, else its one sentence. */
export async function boxCoverLines(
  db: Database,
  language: Language,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const boxes = await contentOf(db, "box");
  return new Map(
    boxes.map(({ productCode, fullDesc, shortDesc }) => {
      const [list = ""] = /<ul>.*?<\/ul>/s.exec(fullDesc[language]) ?? [];
      const points = [...list.matchAll(LIST_ITEM)].map(([, text = ""]) => text.replace(TAG, ""));
      return [productCode, points.length > 0 ? points.slice(0, MAX_LINES) : [shortDesc[language]]];
    }),
  );
}
