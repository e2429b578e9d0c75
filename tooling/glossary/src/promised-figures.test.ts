import { describe, expect, it } from "vitest";
import { everyText } from "./every-text.ts";
import { PROMISED_FIGURES, type PromisedFigure, splitSentences } from "./promised-figures.ts";

const LANGUAGES = ["ru", "tg", "en"] as const;

/** Texts of partners are not checked. */
const sentences = everyText()
  .filter(({ path }) => !path.endsWith("demo-content/src/partners.ts"))
  .flatMap(({ path, language, text }) =>
    splitSentences(text, language).map((sentence) => ({ path, language, sentence })),
  );

function getFigures({ about, figure }: PromisedFigure) {
  return sentences.flatMap(({ path, language, sentence }) => {
    const found = about[language].test(sentence) && figure[language].exec(sentence);
    return found ? [{ path, language, sentence, value: Number(found[1]) }] : [];
  });
}

describe("a promised figure is the same everywhere", () => {
  for (const promised of PROMISED_FIGURES) {
    const { subject, allowed, toldIn } = promised;
    it(subject, () => {
      const other = getFigures(promised).filter(({ value }) => !allowed.includes(value));
      expect(other).toEqual([]);
    });

    it(`${subject}: is stated in the public texts, in three languages`, () => {
      const told = getFigures(promised);
      const missing = toldIn.flatMap((place) =>
        LANGUAGES.filter(
          (language) => !told.some((one) => one.language === language && one.path.includes(place)),
        ).map((language) => `${place} ${language}`),
      );
      expect(missing).toEqual([]);
    });
  }
});

it("reads numbers as they are written", () => {
  expect(splitSentences("Until 1 000 TJS. Within ten days<p>After 2026 12 days</p>", "en")).toEqual(
    ["Until 1000 TJS.", "Within 10 days", "After 2026 12 days", ""],
  );
});
