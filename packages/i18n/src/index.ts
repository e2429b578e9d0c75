export { type Format, getFormats } from "./format/format.ts";
export type { RichTranslate, TextParts } from "./react/use-texts.tsx";
export { I18nProvider, type Texts, useFormat, useLanguage, useTexts } from "./react/use-texts.tsx";
export type { TextOverrides } from "./texts/override-texts.ts";
export {
  defineTexts,
  prefetchMessages,
  preloadTexts,
  type TextsDefinition,
  translator,
} from "./texts/text-store.ts";
export type { TextKey, TextsLike, TextTree, TextValues, Translate } from "./texts/text-types.ts";
