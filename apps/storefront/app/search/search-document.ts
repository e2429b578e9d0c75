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

/** A searchable document. */
export interface SearchDocument {
  readonly group: SearchGroup;
  readonly href: string;
  readonly title: string;
  /** Plain text. */
  readonly text: string;
  /** Other search terms: codes, tags, a name in Latin letters. */
  readonly keywords?: string | undefined;
  /** Fixed price of a product sold online, TJS. */
  readonly price?: number | undefined;
  /** The calculated product that its page sells. */
  readonly calculated?: "travel" | "liability" | undefined;
}

/** A piece of a text; a matched piece is a hit. */
export interface TextPart {
  readonly text: string;
  readonly isHit: boolean;
}

/** A search result. */
export interface SearchResult extends Pick<SearchDocument, "price" | "calculated"> {
  readonly href: string;
  readonly title: readonly TextPart[];
  /** The part of its text with the match, or its beginning. */
  readonly excerpt: readonly TextPart[];
}

/** Results of one kind, the best first. */
export interface ResultGroup {
  readonly group: SearchGroup;
  readonly results: readonly SearchResult[];
}

/** Results of a search: products first, then the kind with the best result. */
export interface SearchResults {
  readonly count: number;
  readonly groups: readonly ResultGroup[];
}
