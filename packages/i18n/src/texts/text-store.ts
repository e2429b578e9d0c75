import { FALLBACK_LANGUAGE, type Language } from "@sughurta/domain";
import { type LazyModule, lazyModule } from "@sughurta/lazy-module";
import { addTexts, hasText, toText } from "./i18next-instance.ts";
import type { TextsLike, TextValues, Translate } from "./text-types.ts";

type Loader<T> = () => Promise<{ texts: T }>;

/** Texts of a package, one lazily loaded module per language. */
export type TextsDefinition<T> = {
  /** Display name: it appears in messages about these texts. */
  readonly name: string;
  /** Namespace that no other definition has. */
  readonly namespace: string;
  readonly loaders: Readonly<Record<Language, Loader<T | TextsLike<T>>>>;
};

let definitions = 0;

type AnyTexts = TextsDefinition<object>;

type TranslateAny = Translate<Readonly<Record<string, string>>>;

const known = new Map<string, LazyModule<true>>();

const translators = new Map<string, TranslateAny>();

const cacheKey = (language: Language, texts: AnyTexts) => `${language} ${texts.namespace}`;

/** Texts in one language, loaded once. */
export function lazyTexts(language: Language, texts: AnyTexts): LazyModule<true> {
  const key = cacheKey(language, texts);
  const found = known.get(key);
  if (found) return found;
  const created = lazyModule(() => load(language, texts));
  known.set(key, created);
  return created;
}

async function load(language: Language, texts: AnyTexts): Promise<true> {
  const module = await texts.loaders[language]().catch((error: unknown) => {
    if (language === FALLBACK_LANGUAGE) throw error;
    return undefined;
  });
  if (module) addTexts(language, texts.namespace, module.texts);
  const complete = module !== undefined && hasNoGap(module.texts);
  if (!complete && language !== FALLBACK_LANGUAGE) {
    await lazyTexts(FALLBACK_LANGUAGE, texts).load();
  }
  return true;
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
  await Promise.all(definitions.map((texts) => lazyTexts(language, texts).load()));
}

/** Preloads texts; after a failure, once the connection is back or a component shows them. */
export function prefetchMessages(language: Language, definitions: readonly AnyTexts[]): void {
  for (const texts of definitions) lazyTexts(language, texts).preload();
}

/** Returns texts outside React; throws when they were not preloaded in this language. */
export function translator<T extends object>(
  language: Language,
  texts: TextsDefinition<T>,
): Translate<T> {
  const key = cacheKey(language, texts);
  if (!lazyTexts(language, texts).now()) {
    throw new Error(
      `The texts "${texts.name}" are not loaded in "${language}": preload them first`,
    );
  }
  const found = translators.get(key);
  if (found) return found;
  // Texts without values do not change: a form shows hundreds of them again with each key press.
  const fixed = new Map<string, string>();
  const textWith = (textKey: string, values?: TextValues) =>
    toText(language, texts.namespace, textKey, values);
  const fixedText = (textKey: string) => {
    const text = fixed.get(textKey) ?? textWith(textKey);
    fixed.set(textKey, text);
    return text;
  };
  const translate: TranslateAny = Object.assign(
    (textKey: string, values?: TextValues) =>
      values ? textWith(textKey, values) : fixedText(textKey),
    {
      has: (textKey: string, values?: TextValues) =>
        hasText(language, texts.namespace, textKey, values),
    },
  );
  translators.set(key, translate);
  return translate;
}

/** Defines the texts of a package; the Russian ones determine the keys. S0 §1. */
export function defineTexts<T extends object>(
  name: string,
  loaders: { ru: Loader<T>; tg: Loader<TextsLike<T & {}>>; en: Loader<TextsLike<T & {}>> },
): TextsDefinition<T> {
  definitions += 1;
  return { name, namespace: `${name}#${definitions}`, loaders };
}
