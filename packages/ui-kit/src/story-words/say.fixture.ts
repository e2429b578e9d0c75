import { storyWords } from "./story-words.fixture.ts";

type StoryLanguage = "ru" | "tg" | "en";
type Values = Readonly<Record<string, string | number>>;

const unchanged = (text: string) => text;
let language: StoryLanguage = "ru";
let transform = unchanged;

/** Sets the language of the ui-kit's stories, from the toolbar of Storybook; `change` makes texts longer. */
export function speak(next: StoryLanguage, change: (text: string) => string = unchanged): void {
  language = next;
  transform = change;
}

/** The language of the ui-kit's stories. */
export const resolveLocale = (): StoryLanguage => language;

/** A Russian text of a story in the selected language, with values for `{{names}}`. */
export function say(russian: string, values: Values = {}): string {
  const translation = storyWords[russian];
  // Addresses and amounts are unchanged, in the lengthened language too.
  const text = translation
    ? transform({ ru: russian, tg: translation[0], en: translation[1] }[language])
    : russian;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
}

/** Finds a text of a story within a longer one. */
export function saying(russian: string): RegExp {
  return new RegExp(say(russian).replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
}
