import { defineTexts } from "../texts/text-store.ts";
import type { TextsLike } from "../texts/text-types.ts";

const ru = {
  title: "Страхование",
  order: { buy: "Купить за {{price}}", agree: "Я согласен" },
  days_one: "{{count}} день",
  days_few: "{{count}} дня",
  days_many: "{{count}} дней",
};

const tg: TextsLike<typeof ru> = {
  title: "Суғурта",
  order: { buy: "Харид ба {{price}}", agree: "Ман розӣ ҳастам" },
  days_one: "{{count}} рӯз",
  days_other: "{{count}} рӯз",
};

const en: TextsLike<typeof ru> = {
  title: "Insurance",
  order: { buy: "Buy for {{price}}", agree: "I agree" },
  days_one: "{{count}} day",
  days_other: "{{count}} days",
};

export const example = { ru, tg, en };

/** Small complete texts to try the machinery on; `changes` replaces parts of a language. */
export function exampleTexts(changes: Partial<Record<"ru" | "tg" | "en", object>> = {}) {
  const of = <K extends keyof typeof example>(language: K) =>
    Promise.resolve({ texts: { ...example[language], ...changes[language] } });
  return defineTexts<typeof ru>("example", {
    ru: () => of("ru"),
    tg: () => of("tg"),
    en: () => of("en"),
  });
}
