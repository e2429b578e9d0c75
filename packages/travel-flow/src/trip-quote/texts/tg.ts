import type { TextsLike } from "@sughurta/i18n";
import { popularCountries } from "@sughurta/messages/trip/tg";
import type { texts as ru } from "./ru.ts";

export const texts = {
  popular: popularCountries,
  other: "Дигар",
  begin: "Рафтан",
  end: "Баргаштан",
  people: "Мусофирон",
  age_one: "{{from}}–{{count}}-сола",
  age_other: "{{from}}–{{count}}-сола",
  fewer: "Мусофирон камтар",
  more: "Мусофирон бештар",
  basis: "Табобат то {{sum}}, {{days}}, {{age}}",
  days_one: "{{count}} рӯз",
  days_other: "{{count}} рӯз",
  price: "Нархи полис",
  unknown: "Нарх дар саҳифаи оянда пайдо мешавад",
  recalculating: "Аз нав ҳисоб мекунем…",
  submit: "Идома додан",
} satisfies TextsLike<typeof ru>;
