const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
/** Names of weekdays in opening hours, by language. */
const DAY_NAMES = [
  ["пн", "вт", "ср", "чт", "пт", "сб", "вс"],
  ["дш", "сш", "чш", "пш", "ҷм", "шб", "яш"],
  ["mon", "tue", "wed", "thu", "fri", "sat", "sun"],
];
const EVERY_DAY = /^(каждый день|ежедневно|ҳар рӯз|every day|daily)/;
const ALL_DAY = /^(круглосуточно|шабонарӯзӣ|day and night|24\/7)$/;
const TIMES = /(\d{1,2}):(\d{2})\s*[–-]\s*(\d{1,2}):(\d{2})$/;
const SPAN = /^(\p{L}+)(?:\s*[–-]\s*(\p{L}+))?$/u;

/**
 * Opening hours in the format of search engines: `Пн–Пт 8:00–17:00` is `Mo-Fr 08:00-17:00`. `undefined` where the text
 * says anything else: partial hours would be wrong hours.
 */
export function openingHours(words: string): readonly string[] | undefined {
  const spans = words
    .toLowerCase()
    .split(",")
    .map((part) => spanOf(part.trim()));
  const known = spans.filter((span) => span !== undefined);
  return known.length === spans.length ? known : undefined;
}

function spanOf(part: string): string | undefined {
  if (ALL_DAY.test(part)) return "Mo-Su";
  const times = TIMES.exec(part);
  if (times === null) return undefined;
  const days = daysOf(part.slice(0, times.index).trim());
  const [, fromHour = "", fromMinute = "", toHour = "", toMinute = ""] = times;
  const from = `${fromHour.padStart(2, "0")}:${fromMinute}`;
  return days && `${days} ${from}-${toHour.padStart(2, "0")}:${toMinute}`;
}

function daysOf(words: string): string | undefined {
  if (EVERY_DAY.test(words)) return "Mo-Su";
  const [, first = "", last] = SPAN.exec(words) ?? [];
  const begin = dayOf(first);
  if (last === undefined) return begin;
  const end = dayOf(last);
  return begin && end && `${begin}-${end}`;
}

function dayOf(name: string): string | undefined {
  return DAY_NAMES.map((names) => DAYS[names.indexOf(name)]).find((day) => day !== undefined);
}
