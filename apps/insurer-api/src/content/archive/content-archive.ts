import { isLanguage, LANGUAGES, type Language } from "@sughurta/domain";
import * as z from "zod/mini";
import { archiveSchemas, type ContentKind } from "#src/content/schema/content-schemas.ts";

/** One item of a content archive; its kind determines the shape of its data. */
export interface ArchivedItem {
  readonly kind: ContentKind;
  readonly slug: string;
  readonly data: unknown;
}

/** The content of a site in all languages, for export and import. */
export interface ContentArchive {
  readonly version: 1;
  /** In the display order of each kind. */
  readonly items: readonly ArchivedItem[];
}

/** Invalid content; the message has a line with the place of each fault. */
export class ContentArchiveError extends Error {
  readonly code = "contentArchive";

  constructor(faults: readonly string[]) {
    super(["The content cannot be taken:", ...faults.map((fault) => `- ${fault}`)].join("\n"));
  }
}

/** Items that every site needs: footer, rules and privacy page. */
const REQUIRED = ["footer footer", "page rules", "page politics"] as const;

/** Without a locale, zod/mini reports only "Invalid input". */
const IN_WORDS = { error: z.locales.en().localeError };

const archiveSchema = z.strictObject({
  version: z.literal(1),
  items: z.array(z.strictObject({ kind: z.string(), slug: z.string(), data: z.unknown() })),
});

/**
 * Validates a whole archive; texts may omit languages that are not offered. Throws a {@link ContentArchiveError} that
 * lists the place of every fault.
 */
export function parseContentArchive(
  json: unknown,
  offered: readonly Language[] = LANGUAGES,
): ContentArchive {
  const { success, data, error } = archiveSchema.safeParse(
    withEveryLanguage(json, offered),
    IN_WORDS,
  );
  if (!success) throw new ContentArchiveError(error.issues.map(toFault));
  const names = data.items.map(({ kind, slug }) => `${kind} ${slug}`);
  const faults = [
    ...data.items.flatMap(itemFaults),
    ...repeated(names).map((name) => `${name} is there twice`),
    ...REQUIRED.filter((name) => !names.includes(name)).map((name) => `${name} is missing`),
  ];
  if (faults.length > 0) throw new ContentArchiveError(faults);
  return { version: 1, items: data.items.filter(isKnown) };
}

/** Adds an empty text for each language that is not offered. */
function withEveryLanguage(value: unknown, offered: readonly Language[]): unknown {
  if (Array.isArray(value)) return value.map((part) => withEveryLanguage(part, offered));
  if (typeof value !== "object" || value === null) return value;
  const names = Object.keys(value);
  if (names.length > 0 && names.every(isLanguage)) {
    const missing = LANGUAGES.filter((language) => !offered.includes(language));
    return { ...Object.fromEntries(missing.map((language) => [language, ""])), ...value };
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withEveryLanguage(part, offered)]),
  );
}

function itemFaults(item: { kind: string; slug: string; data: unknown }): string[] {
  if (!isKnown(item)) return [`${item.kind} ${item.slug}: there is no content of this kind`];
  const { error } = archiveSchemas[item.kind].safeParse(item.data, IN_WORDS);
  return (error?.issues ?? []).map((issue) => `${item.kind} ${item.slug}: ${toFault(issue)}`);
}

const toFault = ({ path, message }: z.core.$ZodIssue) =>
  path.length === 0 ? message : `${path.join(".")}: ${message}`;

function isKnown(item: { kind: string; slug: string; data: unknown }): item is ArchivedItem {
  return item.kind in archiveSchemas;
}

function repeated(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}
