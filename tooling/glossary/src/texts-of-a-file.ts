/** Languages of the texts. */
export type Language = "ru" | "tg" | "en";

/** A text for users in a source file. */
export type FoundText = { readonly language: Language; readonly text: string };

const LITERAL = /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/.source;
const OF_A_KEY = new RegExp(
  `\\b(ru|tg|en): \\s*(?:${LITERAL})|"(ru|tg|en)",|\\b(ru|tg|en): \\{|${LITERAL}`,
  "g",
);
const LANGUAGE_OF_FILE = /(?:^|[/.])(ru|tg|en)\.ts$/;

/** Texts of a file of one language, or of a file that names the language beside each text or group. */
export function textsOfFile(path: string, source: string): FoundText[] {
  const own = LANGUAGE_OF_FILE.exec(path)?.[1] as Language | undefined;
  const lines = source.replaceAll(/^\s*(import|export \*|\/\*\*|\*|\/\/).*$/gm, "");
  if (own) {
    return Array.from(lines.matchAll(new RegExp(LITERAL, "g")), ([text]) => ({
      language: own,
      text,
    }));
  }
  let language: Language | undefined;
  const found: FoundText[] = [];
  for (const match of lines.matchAll(OF_A_KEY)) {
    const named = match.slice(1).find(Boolean) as Language | undefined;
    language = named ?? language;
    // A name of a property is for the program.
    const isName = lines.at(match.index + match[0].length) === ":";
    if (language && !isName && /["`]/.test(match[0])) found.push({ language, text: match[0] });
  }
  return found;
}
