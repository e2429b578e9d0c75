import { expect, it } from "vitest";
import { openingHours } from "./opening-hours.ts";

it.each([
  ["Пн–Пт 8:00–17:00, Сб 9:00–13:00", ["Mo-Fr 08:00-17:00", "Sa 09:00-13:00"]],
  ["Дш–Ҷм 8:00–17:00, Шб 9:00–13:00", ["Mo-Fr 08:00-17:00", "Sa 09:00-13:00"]],
  ["Mon–Fri 8:00–17:00, Sat 9:00–13:00", ["Mo-Fr 08:00-17:00", "Sa 09:00-13:00"]],
  ["Ҳар рӯз 8:00–20:00", ["Mo-Su 08:00-20:00"]],
  ["Круглосуточно", ["Mo-Su"]],
])("%s is converted for search engines", (words, hours) => {
  expect(openingHours(words)).toEqual(hours);
});

it.each(["", "по записи", "Пн–Пт 8:00–17:00, обед", "Вск 9:00–13:00"])("%j is omitted", (words) =>
  expect(openingHours(words)).toBeUndefined(),
);
