export { type Format, formatsOf } from "./format/format.ts";
export { I18nProvider } from "./react/i18n-provider.tsx";
export { promiseReader } from "./react/promise-reader.ts";
export { type LateTranslate, useLateTexts } from "./react/use-late-texts.ts";
export { type Texts, useFormat, useLanguage, useTexts } from "./react/use-texts.ts";
export { defineTexts, type TextsDefinition } from "./texts/define-texts.ts";
export type { TextEngine } from "./texts/text-engine.ts";
export { askForTexts, preloadTexts, setTextEngine, translator } from "./texts/text-store.ts";
export type { TextKey, TextsLike, TextTree, TextValues, Translate } from "./texts/text-types.ts";
