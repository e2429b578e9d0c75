import { DRIVER_AGE, HOLDER_AGE, LICENCE_FROM_AGE } from "@sughurta/domain/person";
import {
  COVID_SUM,
  MAX_INSURED_AGE,
  MAX_TRIP_DAYS,
  MEDICAL_SUMS,
  MULTI_TRIP_DAYS,
  PREGNANCY_AGE,
} from "@sughurta/domain/travel";
import { expect, it } from "vitest";
import { everyText } from "./every-text.ts";
import type { Language } from "./texts-of-a-file.ts";

type Patterns = Readonly<Record<Language, (figure: string) => string>>;

const DAYS: Patterns = {
  ru: (days) => `${days} д[ен]`,
  tg: (days) => `${days} рӯз`,
  en: (days) => `${days} days`,
};
const AGE: Patterns = {
  ru: (age) => `${age}(?: лет|-лет| года(?! назад))`,
  tg: (age) => `${age}(?:-сол|-уми солгард)`,
  en: (age) =>
    `(?:aged?|be|of|under|over|least|from) ${age}(?! days)|${age}(?:th birthday| or over| years old)`,
};
const SUM: Patterns = {
  ru: (sum) => `${sum}(?:,| или| евро| в валюте)`,
  tg: (sum) => `${sum}(?:,| ё| евро| бо асъор)`,
  en: (sum) => `${sum}(?:,| or| in the cover)|€${sum}`,
};

const grouped = (sum: number) => String(sum).replace(/\B(?=(?:\d{3})+$)/g, "[ \\u00a0]");

/** Figures that the rules of `domain` own, and how a text would repeat them. */
const RULES: readonly (readonly [name: string, figure: string, patterns: Patterns])[] = [
  ["MULTI_TRIP_DAYS", String(MULTI_TRIP_DAYS), DAYS],
  ["MAX_TRIP_DAYS", String(MAX_TRIP_DAYS), DAYS],
  ["MAX_INSURED_AGE", String(MAX_INSURED_AGE), AGE],
  ["HOLDER_AGE.from", String(HOLDER_AGE.from), AGE],
  ["PREGNANCY_AGE.to", String(PREGNANCY_AGE.to), AGE],
  ["DRIVER_AGE.from", String(DRIVER_AGE.from), AGE],
  ["DRIVER_AGE.to", String(DRIVER_AGE.to), AGE],
  ["LICENCE_FROM_AGE", String(LICENCE_FROM_AGE), AGE],
  ["COVID_SUM", grouped(COVID_SUM), SUM],
  ...MEDICAL_SUMS.map((sum) => ["MEDICAL_SUMS", grouped(sum), SUM] as const),
];

/** Without articles, whose figures have a test of their own, and without the days of a partner's replaced keys. */
const texts = everyText().filter(
  ({ path, text }) =>
    !/^tooling\/demo-content\/src\/blog\//.test(path) &&
    !/ключи действуют|Калидҳои пештара|Earlier keys/.test(text),
);

it.each(RULES)("insert the figure of a rule from its constant: %s", (_, figure, patterns) => {
  const repeated = texts.filter(({ language, text }) =>
    new RegExp(`(?<![\\d.,:])(?:${patterns[language](figure)})`, "u").test(text),
  );
  expect(repeated.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
});
