const LANGUAGES = ["ru", "tg", "en"] as const;
type CopyLanguage = (typeof LANGUAGES)[number];

/** One text of the product in its three languages. */
export interface CopyRow {
  readonly key: string;
  /** Its place: the package and the part of it. */
  readonly screen: string;
  readonly texts: Readonly<Record<CopyLanguage, string>>;
}

/** Texts of one part in three languages, each nested as its file has them. */
export interface CopyPart {
  readonly screen: string;
  readonly texts: Readonly<Record<CopyLanguage, unknown>>;
}

const PLACE =
  /(?:packages\/([\w-]+)\/src|(storefront)\/app)(?:\/(.*))?\/texts(?:\/(.*))?\/(ru|tg|en)\.ts$/;

/** Parts of the product, from their files of texts. */
export function getParts(files: Readonly<Record<string, { readonly texts: unknown }>>): CopyPart[] {
  const parts = new Map<string, Record<string, unknown>>();
  for (const [file, { texts }] of Object.entries(files)) {
    const [, name, site, folder, part, language = ""] = PLACE.exec(file) ?? [];
    const screen = [name ?? site, folder, part].filter(Boolean).join(", ");
    parts.set(screen, { ...parts.get(screen), [language]: texts });
  }
  return [...parts].map(([screen, { ru, tg, en }]) => ({ screen, texts: { ru, tg, en } }));
}

/** A row for every key of the Russian texts. */
export function copyRows(parts: readonly CopyPart[]): CopyRow[] {
  return parts.flatMap(({ screen, texts }) => {
    const flat = {
      ru: new Map(leaves(texts.ru)),
      tg: new Map(leaves(texts.tg)),
      en: new Map(leaves(texts.en)),
    };
    return [...flat.ru].map(([key, ru]) => ({
      key,
      screen,
      texts: { ru, tg: flat.tg.get(key) ?? "", en: flat.en.get(key) ?? "" },
    }));
  });
}

function leaves(value: unknown, path: readonly string[] = []): [key: string, text: string][] {
  if (typeof value === "string") return [[path.join("."), value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...path, name]));
}

/** Rows with the words in a key, a screen or a text, case-insensitive. */
export function filterRows(rows: readonly CopyRow[], words: string): readonly CopyRow[] {
  const wanted = words.trim().toLocaleLowerCase("ru");
  if (wanted === "") return rows;
  return rows.filter(({ key, screen, texts }) =>
    [key, screen, ...Object.values(texts)].some((text) =>
      text.toLocaleLowerCase("ru").includes(wanted),
    ),
  );
}

/** The rows as a file for spreadsheets. */
export function toCsv(rows: readonly CopyRow[]): string {
  const lines = rows.map(({ key, screen, texts }) => [screen, key, texts.ru, texts.tg, texts.en]);
  return [["screen", "key", "ru", "tg", "en"], ...lines]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(","))
    .join("\r\n");
}
