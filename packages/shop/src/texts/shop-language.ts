import { DEFAULT_LANGUAGE, hasOwn, LANGUAGES, type Language } from "@sughurta/domain";
import type { TextOverrides } from "@sughurta/i18n";
import type { ShopTextOverrides } from "./shop-text-overrides.ts";

/** A language that a page adds to ours. */
export interface ShopLanguage {
  /** Its texts; a missing key is shown in the language `from`. */
  readonly texts: ShopTextOverrides;
  /** Our language for missing texts and for what the insurer writes: messages, products, documents; Russian by default. */
  readonly from?: Language | undefined;
  /** `rtl` where it is written from right to left. */
  readonly dir?: "ltr" | "rtl" | undefined;
}

/** Languages that a page adds, by their tag, such as `uz`. */
export type ShopLanguages = Readonly<Record<string, ShopLanguage>>;

/** The language of a shop in the shape of its screens. */
export interface ResolvedLocale {
  /** One of ours, for texts that the page does not have and for the insurer. */
  readonly language: Language;
  /** Tag of the displayed language. */
  readonly locale: string;
  readonly dir: "ltr" | "rtl";
  readonly texts: TextOverrides | undefined;
}

/** The language requested by a page; `undefined` for one that is neither ours nor added. */
export function resolveLocale(
  tag: string,
  added: ShopLanguages | undefined,
  texts: ShopTextOverrides | undefined,
): ResolvedLocale | undefined {
  const own = added && hasOwn(added, tag) ? added[tag] : undefined;
  if (own) {
    const { from: language = DEFAULT_LANGUAGE, dir = "ltr" } = own;
    return { language, locale: tag, dir, texts: merged(own.texts, texts) };
  }
  const language = LANGUAGES.find((ours) => ours === tag);
  return language && { language, locale: language, dir: "ltr", texts };
}

function merged(language: TextOverrides, texts: TextOverrides = {}): TextOverrides {
  const screens = Object.entries(texts).map(([name, own]) => [name, { ...language[name], ...own }]);
  return { ...language, ...Object.fromEntries(screens) };
}
