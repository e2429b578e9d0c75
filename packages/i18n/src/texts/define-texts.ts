import type { Language } from "@sughurta/domain";
import type { TextsLike } from "./text-types.ts";

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

/** Defines the texts of a package; the Russian ones determine the keys. S0 §1. */
export function defineTexts<T extends object>(
  name: string,
  loaders: { ru: Loader<T>; tg: Loader<TextsLike<T & {}>>; en: Loader<TextsLike<T & {}>> },
): TextsDefinition<T> {
  definitions += 1;
  return { name, namespace: `${name}#${definitions}`, loaders };
}
