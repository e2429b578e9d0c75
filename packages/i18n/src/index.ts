export { type Format, formatsOf } from "./format/format.ts";
export { I18nProvider } from "./react/i18n-provider.tsx";
export type { RichTranslate, TextParts } from "./react/rich-text.ts";
export { type Texts, useFormat, useLanguage, useTexts } from "./react/use-texts.ts";
export { defineTexts, type TextsDefinition } from "./texts/define-texts.ts";
export type { TextOverrides } from "./texts/override-texts.ts";
export { prefetchMessages, preloadTexts, translator } from "./texts/text-store.ts";
export type { TextKey, TextsLike, TextTree, TextValues, Translate } from "./texts/text-types.ts";
