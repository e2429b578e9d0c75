import type { Language } from "@sughurta/domain";
import { addTexts, hasText, toText } from "./i18next-instance.ts";
import type { TextValues, Translate } from "./text-types.ts";

/** Texts of a host in place of ours: by the name of their definition, then by their dotted key; plural forms as `key_few`. */
export type TextOverrides = Readonly<
  Record<string, Readonly<Record<string, string | undefined>> | undefined>
>;

const namespaces = new Map<string, string>();

/** One namespace for equal texts: a host may create them again with every render. */
function getNamespace(language: Language, texts: object): string {
  const content = `${language} ${JSON.stringify(texts)}`;
  const known = namespaces.get(content);
  if (known !== undefined) return known;
  const namespace = `override#${namespaces.size + 1}`;
  namespaces.set(content, namespace);
  addTexts(language, namespace, texts);
  return namespace;
}

const translators = new WeakMap<object, Map<string, unknown>>();

/** The same translator with a host's own texts first; a text that the host has not given is unchanged. */
export function overridden<T>(
  t: Translate<T>,
  language: Language,
  texts: object | undefined,
  locale: string = language,
): Translate<T> {
  if (!texts) return t;
  const namespace = getNamespace(language, texts);
  const known = translators.get(t) ?? new Map<string, unknown>();
  translators.set(t, known);
  const name = `${locale} ${namespace}`;
  const found = known.get(name) ?? withOwn(t, language, namespace, locale);
  known.set(name, found);
  return found as Translate<T>;
}

function withOwn<T>(
  t: Translate<T>,
  language: Language,
  namespace: string,
  locale: string,
): Translate<T> {
  const isOwn = (key: string, values?: TextValues) =>
    hasText(language, namespace, key, values, locale);
  return Object.assign(
    (...[key, values]: Parameters<typeof t>) =>
      isOwn(key, values) ? toText(language, namespace, key, values, locale) : t(key, values),
    { has: (key: string, values?: TextValues) => isOwn(key, values) || t.has(key, values) },
  );
}
