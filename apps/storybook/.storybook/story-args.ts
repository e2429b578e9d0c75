import type { Language } from "@sughurta/domain";
import { pseudo } from "@sughurta/i18n/testing";
import { BRANDS, type Brand, isBrandName } from "../src/brand/brands.ts";
import { resolveLocale } from "./resolve-locale.ts";

type Args = Readonly<Record<string, unknown>>;

/** Toolbar options that change a story. */
interface StoryInToolbar {
  readonly args: Args;
  readonly globals: Args;
  readonly parameters: Args;
}

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

/**
 * Changes of a story's properties by the toolbar's brand and price state. A story defines them in its parameters:
 * `brandArgs(brand)` and `priceArgs[state]` return the properties to replace.
 */
function toolbarArgs({ args, globals, parameters }: StoryInToolbar): Args {
  return { ...args, ...brandArgs(globals, parameters), ...priceArgs(globals, parameters) };
}

function brandArgs({ brand }: Args, parameters: Args): Args {
  if (!takesBrand(parameters.brandArgs) || !isBrandName(brand)) return {};
  return parameters.brandArgs(BRANDS[brand]);
}

function priceArgs({ price }: Args, parameters: Args): Args {
  if (!isRecord(parameters.priceArgs) || typeof price !== "string") return {};
  const replaced = parameters.priceArgs[price];
  return isRecord(replaced) ? replaced : {};
}

function takesBrand(value: unknown): value is (brand: Brand) => Args {
  return typeof value === "function";
}

function isRecord(value: unknown): value is Args {
  return typeof value === "object" && value !== null;
}
