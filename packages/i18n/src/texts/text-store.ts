import { FALLBACK_LANGUAGE, type Language } from "@sughurta/domain";
import type { TextsDefinition } from "./define-texts.ts";
import { createPlainEngine } from "./plain-engine.ts";
import type { TextEngine } from "./text-engine.ts";
import type { TextValues, Translate } from "./text-types.ts";

type AnyTexts = TextsDefinition<object>;

type ReadablePromise = Promise<void> & { status?: "fulfilled" };

let engine = createPlainEngine();
const loading = new Map<string, Promise<void>>();
const loaded = new Set<string>();
const listeners = new Set<() => void>();
const translators = new Map<string, (key: string, values?: TextValues) => string>();

/** Fills every text in with another engine from now on; throws where texts are loaded already. */
export function setTextEngine(chosen: TextEngine): void {
  if (loading.size > 0) throw new Error("Choose the engine of texts before the first are loaded.");
  engine = chosen;
}

const cacheKey = (language: Language, texts: AnyTexts) => `${language} ${texts.namespace}`;

/** Loads texts once; the same promise for the same texts, a new attempt after a failure. */
export function loadTexts(language: Language, texts: AnyTexts): Promise<void> {
  const key = cacheKey(language, texts);
  const known = loading.get(key);
  if (known) return known;
  const promise: ReadablePromise = load(language, texts).then(
    () => {
      loaded.add(key);
      // React's use() reads a promise marked like this at once, without suspending.
      promise.status = "fulfilled";
      for (const listener of listeners) listener();
    },
    (error: unknown) => {
      loading.delete(key);
      throw error;
    },
  );
  loading.set(key, promise);
  return promise;
}

async function load(language: Language, texts: AnyTexts): Promise<void> {
  const module = await texts.loaders[language]().catch((error: unknown) => {
    if (language === FALLBACK_LANGUAGE) throw error;
    return undefined;
  });
  if (module) engine.add(language, texts.namespace, module.texts);
  const complete = module !== undefined && hasNoGap(module.texts);
  if (!complete && language !== FALLBACK_LANGUAGE) await loadTexts(FALLBACK_LANGUAGE, texts);
}

function hasNoGap(texts: object): boolean {
  return Object.values(texts).every((text) =>
    typeof text === "object" && text !== null ? hasNoGap(text) : text !== "" && text !== undefined,
  );
}

/** Loads texts before the first render, on the server and before hydration. */
export async function preloadTexts(
  language: Language,
  definitions: readonly AnyTexts[],
): Promise<void> {
  await Promise.all(definitions.map((texts) => loadTexts(language, texts)));
}

/** Loads texts that are needed soon; after a failure, the component that shows them loads them again. */
export function askForTexts(language: Language, definitions: readonly AnyTexts[]): void {
  void preloadTexts(language, definitions).catch(() => undefined);
}

/** Tells whether texts are there in a language. */
export function areLoaded(language: Language, texts: AnyTexts): boolean {
  return loaded.has(cacheKey(language, texts));
}

/** Calls a function whenever texts have come; gives what ends that. */
export function onTextsLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Gives texts outside React; throws when they were not preloaded in this language. */
export function translator<T extends object>(
  language: Language,
  texts: TextsDefinition<T>,
): Translate<T> {
  const key = cacheKey(language, texts);
  if (!loaded.has(key)) {
    throw new Error(
      `The texts "${texts.name}" are not loaded in "${language}": preload them first`,
    );
  }
  const known = translators.get(key);
  if (known) return known;
  const translate = (textKey: string, values?: TextValues) =>
    engine.textOf(language, texts.namespace, textKey, values);
  translators.set(key, translate);
  return translate;
}
