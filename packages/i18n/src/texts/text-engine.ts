import type { Language } from "@sughurta/domain";
import type { TextValues } from "./text-types.ts";

/** Keeps the texts of every language and gives one of them, with its plural form and values filled in. */
export interface TextEngine {
  readonly add: (language: Language, namespace: string, texts: object) => void;
  /** The text in the language, else in English, else its key. */
  readonly textOf: (
    language: Language,
    namespace: string,
    key: string,
    values: TextValues | undefined,
  ) => string;
}
