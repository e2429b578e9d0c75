import MiniSearch, { type Query, type SearchOptions } from "minisearch";
import { getStem, type IndexedWord, indexedWords, markExcerpt, markHits } from "./mark-hits.ts";
import type {
  ResultGroup,
  SearchDocument,
  SearchGroup,
  SearchResult,
  SearchResults,
} from "./search-document.ts";

const MAX_WORDS = 5;
/** Errors combined with the other keyboard layout are searched for in short queries only. */
const MAX_SWAPPED_WORDS = 2;
const RESULTS_PER_GROUP = 8;
/** Shorter words, such as «на», are not significant. */
const MIN_WORD = 3;
const BOOST = { title: 4, keywords: 2 };
/** Products rank before articles about them. */
const GROUP_WEIGHT: Partial<Record<SearchGroup, number>> = { products: 1.6, pages: 0.7 };

const exactly: SearchOptions = { fuzzy: false };
const nearly: SearchOptions = {
  fuzzy: (term) => (term.length >= 7 ? 2 : term.length >= 4 ? 1 : false),
};

/** Finds documents of one language; a query is tried as typed, then in the other keyboard layout, then with errors. */
export interface SearchIndex {
  readonly search: (query: string) => SearchResults;
}

/** A document with its words, which are processed once. */
interface Indexed {
  readonly document: SearchDocument;
  readonly title: readonly IndexedWord[];
  readonly text: readonly IndexedWord[];
  readonly keywords: readonly IndexedWord[];
}

const isLongEnough = ({ folded }: IndexedWord) => folded.length >= MIN_WORD;

interface QueryLimits {
  readonly combineWith?: "AND" | "OR";
  /** Maximum number of words in a query. */
  readonly mostWords?: number;
}

/** The words of a query, each by its stem or as the prefix of a longer word. */
function toQuery(
  text: string,
  how: SearchOptions,
  { combineWith = "AND", mostWords = Number.POSITIVE_INFINITY }: QueryLimits = {},
): Query | undefined {
  const folded = indexedWords(text)
    .filter(isLongEnough)
    .map((word) => word.folded);
  const words = [...new Set(folded)].slice(0, MAX_WORDS);
  if (words.length === 0 || words.length > mostWords) return undefined;
  const queries = words.map((word) => {
    const stem = getStem(word);
    return {
      combineWith: "OR" as const,
      queries: [
        { ...how, queries: [stem], prefix: stem.length > MIN_WORD },
        { queries: [word], prefix: true },
      ],
    };
  });
  return { combineWith, queries };
}

/** Indexes documents in memory. */
export function createSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const known = new Map<string, string>();
  const indexed = documents.map(
    (document): Indexed => ({
      document,
      title: indexedWords(document.title, known),
      text: indexedWords(document.text, known),
      keywords: indexedWords(document.keywords ?? "", known),
    }),
  );
  const index = new MiniSearch<{ id: number; title: string; text: string; keywords: string }>({
    fields: ["title", "keywords", "text"],
    // The stems are joined with spaces.
    tokenize: (stems) => stems.split(" "),
    processTerm: (stem) => stem,
    searchOptions: {
      boost: BOOST,
      boostDocument: (id) => GROUP_WEIGHT[documents[id]?.group ?? "articles"] ?? 1,
    },
  });
  const getStems = (words: readonly IndexedWord[]) =>
    words
      .filter(isLongEnough)
      .map(({ stem }) => stem)
      .join(" ");
  index.addAll(
    indexed.map(({ title, text, keywords }, id) => ({
      id,
      title: getStems(title),
      text: getStems(text),
      keywords: getStems(keywords),
    })),
  );

  function find(query: string) {
    const swapped = swapLayout(query);
    const attempts = [
      () => toQuery(query, exactly),
      () => toQuery(swapped, exactly),
      () => toQuery(query, nearly),
      () => toQuery(swapped, nearly, { mostWords: MAX_SWAPPED_WORDS }),
      () => toQuery(query, exactly, { combineWith: "OR" }),
    ];
    for (const attempt of attempts) {
      const words = attempt();
      const found = words ? index.search(words) : [];
      if (found.length > 0) return found;
    }
    return [];
  }

  return {
    search: (query) => {
      const groups = new Map<SearchGroup, SearchResult[]>();
      let count = 0;
      for (const { id, terms } of find(query)) {
        const hit = indexed[id];
        if (hit === undefined) continue;
        const { group } = hit.document;
        const results = groups.get(group) ?? [];
        groups.set(group, results);
        if (results.length === RESULTS_PER_GROUP) continue;
        results.push(toResult(hit, new Set(terms)));
        count += 1;
      }
      const found = Array.from(groups, ([group, results]): ResultGroup => ({ group, results }));
      // What can be bought is before what can be read about it.
      const first = found.filter(({ group }) => group === "products");
      return { count, groups: [...first, ...found.filter((one) => !first.includes(one))] };
    },
  };
}

function toResult({ document, title, text }: Indexed, terms: ReadonlySet<string>): SearchResult {
  return {
    href: document.href,
    price: document.price,
    calculated: document.calculated,
    title: markHits(document.title, title, terms),
    excerpt: markExcerpt(document.text, text, terms),
  };
}

const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const CYRILLIC_KEYS = "йцукенгшщзхъфывапролджэячсмитьбюё";

const TO_CYRILLIC = new Map(Array.from(LATIN_KEYS, (key, at) => [key, CYRILLIC_KEYS[at] ?? key]));
const TO_LATIN = new Map(Array.from(CYRILLIC_KEYS, (key, at) => [key, LATIN_KEYS[at] ?? key]));
const CYRILLIC_LETTER = /\p{Script=Cyrillic}/u;

/** The same keys in the other keyboard layout: `cnhf[jdrf` is `страховка`, `мшыф` is `visa`. */
export function swapLayout(text: string): string {
  const keys = CYRILLIC_LETTER.test(text) ? TO_LATIN : TO_CYRILLIC;
  return Array.from(text.toLowerCase(), (sign) => keys.get(sign) ?? sign).join("");
}
