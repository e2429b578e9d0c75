import type { Language } from "@sughurta/domain";
import type { Services } from "#server/render/services.ts";
import type { SearchResults } from "./search-document.ts";
import {
  loadSearchContent,
  type SearchContent,
  searchDocuments,
} from "./search-documents.server.ts";
import { createSearchIndex, type SearchIndex } from "./search-index.server.ts";

interface Indexed {
  readonly today: string;
  /** The content as text, cached: new content is seldom different. */
  text: string;
  content: SearchContent;
  readonly index: SearchIndex;
}

/** The index of each language, until its content changes. */
const indexes = new Map<Language, Indexed>();

/** Searches the whole site in the language of a request. */
export async function searchSite(services: Services, query: string): Promise<SearchResults> {
  return (await indexFor(services)).search(query);
}

async function indexFor(services: Services): Promise<SearchIndex> {
  const { language, today } = services;
  const content = await loadSearchContent(services);
  const known = indexes.get(language);
  if (known?.today === today) {
    if (isSame(known.content, content)) return known.index;
    if (known.text === JSON.stringify(content)) {
      known.content = content;
      return known.index;
    }
  }
  const index = createSearchIndex(searchDocuments(content, services));
  indexes.set(language, { today, text: JSON.stringify(content), content, index });
  return index;
}

/** Unchanged content consists of the same objects. */
function isSame(one: SearchContent, other: SearchContent): boolean {
  const others = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(([name, part]) => others.get(name) === part);
}
