import type { Language } from "@sughurta/domain";
import type { TextsDefinition } from "../texts/define-texts.ts";
import { loadTexts } from "../texts/text-store.ts";
import { promiseReader } from "./promise-reader.ts";

const readers = new Map<string, () => void>();

/** Suspends until the texts are loaded in a language. */
export function useLoadedTexts(language: Language, texts: TextsDefinition<object>): void {
  const key = `${language} ${texts.namespace}`;
  const known = readers.get(key);
  const useTextsOfKey = known ?? promiseReader(() => loadTexts(language, texts));
  if (!known) readers.set(key, useTextsOfKey);
  useTextsOfKey();
}
