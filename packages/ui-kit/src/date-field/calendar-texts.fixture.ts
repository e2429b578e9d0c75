import type { CalendarTexts } from "./calendar-texts.ts";

/** Russian words for stories and tests. */
export const calendarTexts: CalendarTexts = {
  language: "ru",
  open: "Открыть календарь",
  close: "Закрыть календарь",
  previousMonth: "Предыдущий месяц",
  nextMonth: "Следующий месяц",
  month: "Месяц",
  year: "Год",
  months: [
    "январь",
    "февраль",
    "март",
    "апрель",
    "май",
    "июнь",
    "июль",
    "август",
    "сентябрь",
    "октябрь",
    "ноябрь",
    "декабрь",
  ],
  weekdays: ["пн", "вт", "ср", "чт", "пт", "сб", "вс"],
};
