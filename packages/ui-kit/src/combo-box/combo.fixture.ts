import { say } from "../story-words/say.fixture.ts";
import type { MultiComboTexts } from "./combo-control.tsx";
import type { ComboOption } from "./search-options.ts";

/** Russian texts for stories and tests. */
export const comboTexts: MultiComboTexts = {
  noResults: "Ничего не найдено",
  found: (count) => say("Найдено: {{count}}", { count }),
  selected: (label) => say("Выбрано: {{label}}", { label }),
  notInList: "Такого варианта нет. Выберите из списка",
  chosen: "Выбранные страны",
  remove: (label) => say("Убрать: {{label}}", { label }),
  removed: (label) => say("Убрано: {{label}}", { label }),
};

/** A few countries in Russian and Tajik. */
export const countries: readonly ComboOption[] = [
  { value: "AM", label: "Армения", keywords: ["AM", "Armenia"] },
  { value: "GB", label: "Великобритания", keywords: ["GB", "United Kingdom", "Англия", "UK"] },
  { value: "DE", label: "Германия", keywords: ["DE", "Germany"] },
  { value: "KZ", label: "Казахстан", keywords: ["KZ", "Kazakhstan"] },
  { value: "KG", label: "Кыргызстан", keywords: ["KG", "Kyrgyzstan"] },
  { value: "CI", label: "Кот-д’Ивуар", keywords: ["CI", "Côte d’Ivoire"] },
  { value: "AE", label: "Объединённые Арабские Эмираты", keywords: ["AE", "ОАЭ", "Дубай"] },
  { value: "US", label: "Соединённые Штаты", keywords: ["US", "США", "Америка"] },
  { value: "TJ", label: "Тоҷикистон", keywords: ["TJ", "Tajikistan"] },
  { value: "TR", label: "Турция", keywords: ["TR", "Turkey"] },
  { value: "UZ", label: "Узбекистан", keywords: ["UZ", "Uzbekistan"] },
];

/** As many entries as there are countries. */
export const manyOptions: readonly ComboOption[] = Array.from({ length: 250 }, (_, index) => ({
  value: String(index),
  label: `Страна ${index + 1}`,
  keywords: [`C${index}`, `Country ${index + 1}`],
}));
