import { popularCountries } from "@sughurta/messages/trip/ru";

export const texts = {
  popular: popularCountries,
  other: "Другая",
  begin: "Туда",
  end: "Обратно",
  people: "Путешественники",
  age_one: "{{from}}–{{count}} год",
  age_few: "{{from}}–{{count}} года",
  age_many: "{{from}}–{{count}} лет",
  fewer: "Меньше путешественников",
  more: "Больше путешественников",
  basis: "Лечение до {{sum}}, {{days}}, {{age}}",
  days_one: "{{count}} день",
  days_few: "{{count}} дня",
  days_many: "{{count}} дней",
  days_other: "{{count}} дня",
  price: "Цена полиса",
  unknown: "Цена появится на следующей странице",
  recalculating: "Пересчитываем…",
  submit: "Продолжить",
};
