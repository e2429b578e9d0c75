import { resolveLocale, say } from "../story-words/say.fixture.ts";
import type { CalendarTexts } from "./calendar.tsx";

/** Russian texts for stories and tests. */
export const calendarTexts: CalendarTexts = {
  get language() {
    return resolveLocale();
  },
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
  dayName: (isoDate) => {
    const [year, month, day] = isoDate.split("-").map(Number);
    const names = resolveLocale() === "ru" ? MONTHS_OF_DAYS : calendarTexts.months;
    return `${day} ${say(names[(month ?? 1) - 1] ?? "")} ${year}`;
  },
};

const MONTHS_OF_DAYS =
  "января февраля марта апреля мая июня июля августа сентября октября ноября декабря".split(" ");
