import type { Language } from "@sughurta/domain";
import { tajikPlurals } from "./tajik-plurals.ts";
import type { TextTree, TextValues } from "./text-types.ts";

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

const plurals = new Map<Language, Pick<Intl.PluralRules, "select">>();

function pluralsOf(language: Language): Pick<Intl.PluralRules, "select"> {
  const known = plurals.get(language);
  if (known) return known;
  const rules = language === "tg" ? tajikPlurals : new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules;
}

/** The text at a dotted key; an empty one is as good as none. */
function textAt(texts: TextTree, key: string): string | undefined {
  let found: string | TextTree | undefined = texts;
  for (const part of key.split(".")) {
    if (typeof found !== "object") return undefined;
    found = found[part];
  }
  return typeof found === "string" && found !== "" ? found : undefined;
}

/** Finds the text of a key, in the plural form of `count` where there is one; values are not filled in. */
export function resolveText(
  language: Language,
  texts: TextTree,
  key: string,
  values: TextValues | undefined,
): string | undefined {
  const count = values?.count;
  const form =
    typeof count === "number"
      ? textAt(texts, `${key}_${pluralsOf(language).select(count)}`)
      : undefined;
  return form ?? textAt(texts, key);
}

/** Fills `{{name}}` with the values, once: what a value contains is never read as a placeholder. */
export function fillText(text: string, values: TextValues): string {
  return text.replace(PLACEHOLDER, (_, name: string) => String(values[name] ?? ""));
}
