import type { CalendarTexts } from "./calendar-texts.ts";

/** Russian words for stories and tests. */
export const calendarTexts: CalendarTexts = {
  language: "ru",
  open: "Открыть календарь",
  title: "Календарь",
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
  weekdayNames: ["понедельник", "вторник", "среда", "четверг", "пятница", "суббота", "воскресенье"],
  dayName: (isoDate) =>
    new Date(`${isoDate}T12:00:00`)
      .toLocaleDateString("ru", { day: "numeric", month: "long", year: "numeric" })
      .replace(" г.", ""),
};
