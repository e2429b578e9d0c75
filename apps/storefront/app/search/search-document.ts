/** Kinds of results. */
export const SEARCH_GROUPS = [
  "products",
  "questions",
  "articles",
  "documents",
  "offices",
  "pages",
] as const;

/** One kind of results. */
export type SearchGroup = (typeof SEARCH_GROUPS)[number];

/** Something that can be found. */
export interface SearchDocument {
  readonly group: SearchGroup;
  readonly href: string;
  readonly title: string;
  /** Plain text. */
  readonly text: string;
  /** Other words by which it is looked for: codes, tags, a name in Latin letters. */
  readonly keywords?: string | undefined;
}

/** A piece of a text; what was searched for is a hit. */
export interface TextPart {
  readonly text: string;
  readonly isHit: boolean;
}

/** Something that was found. */
export interface SearchResult {
  readonly href: string;
  readonly title: readonly TextPart[];
  /** The part of its text that says what was searched for, or its beginning. */
  readonly excerpt: readonly TextPart[];
}

/** Results of one kind, the best first. */
export interface ResultGroup {
  readonly group: SearchGroup;
  readonly results: readonly SearchResult[];
}

/** What a search found; the kind with the best result comes first. */
export interface SearchAnswer {
  readonly count: number;
  readonly groups: readonly ResultGroup[];
}
