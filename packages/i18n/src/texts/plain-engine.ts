import { FALLBACK_LANGUAGE, type Language } from "@sughurta/domain";
import { pluralRulesOf } from "./plural-rules.ts";
import type { TextEngine } from "./text-engine.ts";
import type { TextValues } from "./text-types.ts";

const VALUE = /\{\{(\w+)\}\}/g;

/** Fills texts in without a library: nested keys, plural forms, `{{values}}`, English where a text is missing. */
export function createPlainEngine(): TextEngine {
  const known = new Map<string, object>();
  const find = (language: Language, namespace: string, key: string, count: unknown) => {
    const texts = known.get(`${language} ${namespace}`);
    const plural =
      typeof count === "number" ? `${key}_${pluralRulesOf(language).select(count)}` : key;
    return textAt(texts, plural) ?? textAt(texts, key);
  };
  return {
    add(language, namespace, texts) {
      known.set(`${language} ${namespace}`, texts);
    },
    textOf(language, namespace, key, values) {
      const text =
        find(language, namespace, key, values?.count) ??
        find(FALLBACK_LANGUAGE, namespace, key, values?.count) ??
        key;
      return fillIn(text, values);
    },
  };
}

function textAt(texts: unknown, key: string): string | undefined {
  let found = texts;
  for (const name of key.split(".")) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, name))
      return undefined;
    found = Reflect.get(found, name);
  }
  return typeof found === "string" && found !== "" ? found : undefined;
}

/** A value that was not given stays as it is written, so that it is found. */
function fillIn(text: string, values: TextValues | undefined): string {
  return text.replace(VALUE, (written, name: string) => String(values?.[name] ?? written));
}
