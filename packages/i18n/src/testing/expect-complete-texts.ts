import { LANGUAGES } from "@sughurta/domain";
import type { TextsDefinition } from "../texts/text-store.ts";
import { contentProblems, flatten, keyProblems, languageProblems } from "./text-problems.ts";

/**
 * Throws a list of problems unless all three languages have the same keys, no empty texts and no untranslated text;
 * `allow` lists keys that may be the same in two of them.
 */
export async function expectCompleteTexts<T extends object>(
  definition: TextsDefinition<T>,
  { allow = [] }: { allow?: readonly string[] } = {},
): Promise<void> {
  const russian = flatten((await definition.loaders.ru()).texts);
  const allowed = new Set(allow);
  const problems: string[] = [];
  for (const language of LANGUAGES) {
    const texts = flatten((await definition.loaders[language]()).texts);
    const found = [
      ...keyProblems(language, texts, russian),
      ...contentProblems(texts, russian),
      ...languageProblems(language, texts, russian, allowed),
    ];
    problems.push(...found.map((problem) => `${language} ${problem}`));
  }
  const unknown = allow.filter((key) => !russian.has(key));
  problems.push(...unknown.map((key) => `allow lists ${key}, which does not exist`));
  if (problems.length > 0) {
    throw new Error(`The texts "${definition.name}" are not complete:\n${problems.join("\n")}`);
  }
}
