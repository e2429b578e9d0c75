import { contentTexts } from "@sughurta/content";
import type { Language } from "@sughurta/domain";
import { preloadTexts } from "@sughurta/i18n";
import { expect, it } from "vitest";
import { aShell } from "../shell/testing/a-shell.ts";
import { shellTexts } from "../texts/shell-texts.ts";
import { searchDocuments } from "./search-documents.server.ts";
import { createSearchIndex } from "./search-index.server.ts";
import { searchTexts } from "./search-texts.ts";

const EMPTY = {
  products: [],
  businessProducts: [],
  posts: [],
  files: [],
  places: [],
  vacancies: [],
  siteRules: undefined,
  privacy: undefined,
};
const { config } = aShell();

async function found(language: Language, query: string): Promise<string[]> {
  await preloadTexts(language, [shellTexts, searchTexts, contentTexts.medical]);
  const documents = searchDocuments(EMPTY, { language, today: "2026-03-02", config });
  const { groups } = createSearchIndex(documents).search(query);
  return groups.flatMap(({ results }) => results.map(({ href }) => href));
}

it.each<[Language, string, string]>([
  ["ru", "турция", "/travel"],
  ["ru", "в турцию", "/travel"],
  ["ru", "ковид", "/travel"],
  ["ru", "covid", "/travel"],
  ["ru", "рассрочка", "/auto"],
  ["ru", "в рассрочку", "/auto"],
  ["ru", "5511", "/offices"],
  ["tg", "туркия", "/travel"],
  ["tg", "ковид", "/travel"],
  ["tg", "рассрочка", "/auto"],
  ["tg", "қисмҳо", "/auto"],
  ["tg", "5511", "/offices"],
  ["en", "turkey", "/travel"],
  ["en", "covid", "/travel"],
  ["en", "instalments", "/auto"],
  ["en", "5511", "/offices"],
])("in %s finds results for %s: %s", async (language, query, href) => {
  expect(await found(language, query)).toContain(href);
});
