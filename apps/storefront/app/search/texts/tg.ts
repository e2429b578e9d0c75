import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  title: "Ҷустуҷӯ",
  titleOf: "Ҷустуҷӯ: {{query}}",
  groups: {
    products: "Полисҳо",
    questions: "Саволу ҷавобҳо",
    articles: "Мақолаҳо",
    documents: "Ҳуҷҷатҳо",
    offices: "Дафтарҳо",
    pages: "Дар бораи ширкат",
  },
  found_one: "{{count}} натиҷа ёфт шуд",
  found_other: "{{count}} натиҷа ёфт шуд",
  begin: "Нависед, ки чӣ меҷӯед: масалан, «раводид», «мошин» ё «дафтар дар Хуҷанд».",
  priceFrom: "аз {{price}}",
  noneTitle: "Ҳеҷ чиз ёфт нашуд",
  none: "Калимаи дигар ё кӯтоҳтар нависед. Аз мо пурсидан ҳам мумкин аст: бо телефони {{phone}} ҷавоб медиҳем.",
  call: "Ба {{phone}} занг задан",
  callback: "Дархости занг",
  policyTitle: "Ин рақами полис аст",
  policyText: "Бубинед, ки полиси {{number}} амал мекунад ва то кадом рӯз.",
  policyCheck: "Санҷидани полис",
  /** Other search terms of pages; never shown. */
  keywords: {
    travel: "ковид коронавирус COVID-19 хориҷа шенген",
    motor: "рассрочка қисм-қисм қисмҳо насия пардохт бо қисмҳо каско",
  },
};
