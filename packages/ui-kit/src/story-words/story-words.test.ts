import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { inStoryLanguage } from "./in-story-language.fixture.ts";
import { say, speak } from "./say.fixture.ts";
import { storyWords } from "./story-words.fixture.ts";

const SRC = join(import.meta.dirname, "..");
const SAID = /\bsay(?:ing)?\(\s*("(?:[^"\\]|\\.)*")/g;

afterEach(() => speak("ru"));

it("contain every text of the ui-kit's stories", () => {
  const said = globSync("*/*.{stories.tsx,fixture.ts}", { cwd: SRC }).flatMap((file) =>
    Array.from(readFileSync(join(SRC, file), "utf8").matchAll(SAID), ([, text = ""]) =>
      String(JSON.parse(text)),
    ),
  );
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((text) => storyWords[text] === undefined)).toEqual([]);
});

it("contain every Russian text in the properties of the ui-kit's stories", () => {
  const NEVER_TRANSLATED =
    /[ӣӯқғҷҳ]|^(Англия|ОАЭ|Дубай|США|Америка|Страна |.*: Заполните|января )/i;
  const texts = globSync("*/*.stories.tsx", { cwd: SRC }).flatMap((file) =>
    Array.from(readFileSync(join(SRC, file), "utf8").matchAll(/: "([^"\n]*[А-Яа-я][^"\n]*)"/g)),
  );
  const unknown = texts.map(([, text = ""]) => text).filter((text) => !(text in storyWords));
  expect(unknown.filter((text) => !NEVER_TRANSLATED.test(text))).toEqual([]);
});

it("have three languages and lengthened texts, with the same placeholders", () => {
  const answers = (["ru", "tg", "en"] as const).map((language) => {
    speak(language);
    return say("Найдено: {{count}}", { count: 3 });
  });
  expect(answers).toEqual(["Найдено: 3", "Ёфт шуд: 3", "Found: 3"]);
  speak("en", (text) => `[${text}]`);
  expect(say("Найдено: {{count}}", { count: 3 })).toBe("[Found: 3]");
  expect(say("/offices")).toBe("/offices");
});

it("return the same list until the language changes", () => {
  const options = [{ value: "TR", label: "Турция" }];
  speak("en");
  expect(inStoryLanguage(options)).toEqual([{ value: "TR", label: "Turkey" }]);
  expect(inStoryLanguage(options)).toBe(inStoryLanguage(options));
});
