import type { Language } from "@sughurta/domain";
import { pseudo } from "@sughurta/i18n/testing";
import { resolveLocale } from "./resolve-locale.ts";
import { type StoryInToolbar, toolbarArgs } from "./toolbar-args.ts";

// The ui-kit has no texts of its own: its stories have theirs, which are not published.
const [voice] = Object.values(
  import.meta.glob<{
    readonly speak: (language: Language, change?: (text: string) => string) => void;
  }>("../../../packages/ui-kit/src/story-words/say.fixture.ts", { eager: true }),
);
const [words] = Object.values(
  import.meta.glob<{ readonly inStoryLanguage: (value: unknown) => unknown }>(
    "../../../packages/ui-kit/src/story-words/in-story-language.fixture.ts",
    { eager: true },
  ),
);

/** Sets the language of the texts in the ui-kit's stories. */
export function speakToolbarLanguage(choice: unknown): void {
  voice?.speak(resolveLocale(choice), choice === "pseudo" ? pseudo : undefined);
}

/** The properties of a story as language, brand and price state of the toolbar change them. */
export function storyArgs(context: StoryInToolbar & { readonly title: string }) {
  const args = toolbarArgs(context);
  if (!context.title.startsWith("Kit/")) return args;
  speakToolbarLanguage(context.globals.language);
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, words?.inStoryLanguage(value)]),
  );
}
