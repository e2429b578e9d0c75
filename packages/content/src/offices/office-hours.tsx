import { useTexts } from "@sughurta/i18n";
import { useEffect, useMemo, useState } from "react";
import { contentTexts } from "../texts/content-texts.ts";

/** Opening times of a week: for each day from Monday, minutes after midnight from and to, or `undefined`. */
export type OfficeHours = readonly (readonly [from: number, to: number] | undefined)[];

/** Whether an office is open, and when that changes. */
type OfficeState =
  | { readonly kind: "always" }
  | { readonly kind: "open"; readonly until: string }
  | {
      readonly kind: "closed";
      readonly opens: string;
      readonly inDays: number;
      readonly day: number;
    };

const WEEK = 7;

const DAY_MINUTES = 24 * 60;

const ENGLISH_DAYS: readonly string[] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** Days from Monday, in the content service's spelling of each language. */
const DAYS: readonly (readonly string[])[] = [
  ["пн", "вт", "ср", "чт", "пт", "сб", "вс"],
  ["дш", "сш", "чш", "пш", "ҷм", "шб", "яш"],
  ENGLISH_DAYS,
];

const EVERY_DAY = /^(каждый день|ежедневно|ҳар рӯз|every day|daily)$/;

const ALWAYS = /^(круглосуточно|шабонарӯзӣ|day and night|24\/7)$/;

const RANGE = /^(.*?)\s+(\d{1,2}):(\d{2})\s*[–-]\s*(\d{1,2}):(\d{2})$/;

/** Reads hours such as "Пн–Пт 8:00–17:00, Сб 9:00–13:00" in any of the languages; `undefined` for other words. */
export function parseOfficeHours(text: string): OfficeHours | undefined {
  const words = text.trim().toLowerCase();
  if (ALWAYS.test(words)) return Array.from({ length: WEEK }, () => [0, DAY_MINUTES] as const);
  const week: (readonly [number, number] | undefined)[] = Array.from({ length: WEEK });
  for (const part of words.split(",")) {
    const [, names, fromHour, fromMinute, toHour, toMinute] = RANGE.exec(part.trim()) ?? [];
    const days = names === undefined ? undefined : getDays(names);
    if (!days) return undefined;
    const from = Number(fromHour) * 60 + Number(fromMinute);
    const to = Number(toHour) * 60 + Number(toMinute);
    if (from >= to || to > DAY_MINUTES) return undefined;
    for (const day of days) week[day] = [from, to];
  }
  return week;
}

/** The state of an office at a day from Monday and a minute of it; `undefined` for one that never opens. */
export function officeState(
  hours: OfficeHours,
  { day, minute }: { readonly day: number; readonly minute: number },
): OfficeState | undefined {
  if (hours.every((times) => times?.[0] === 0 && times[1] === DAY_MINUTES)) {
    return { kind: "always" };
  }
  const today = hours[day];
  if (today && minute >= today[0] && minute < today[1]) {
    return { kind: "open", until: clockTime(today[1]) };
  }
  for (let inDays = 0; inDays <= WEEK; inDays += 1) {
    const next = (day + inDays) % WEEK;
    const times = hours[next];
    if (times && (inDays > 0 || minute < times[0])) {
      return { kind: "closed", opens: clockTime(times[0]), inDays, day: next };
    }
  }
  return undefined;
}

/** Day from Monday and minute in a time zone at a moment. */
export function localTime(
  moment: Date,
  timeZone: string,
): { readonly day: number; readonly minute: number } {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(moment);
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return {
    day: ENGLISH_DAYS.indexOf(read("weekday").toLowerCase()),
    minute: Number(read("hour")) * 60 + Number(read("minute")),
  };
}

function getDays(names: string): readonly number[] | undefined {
  if (EVERY_DAY.test(names)) return Array.from({ length: WEEK }, (_, day) => day);
  const [first = "", last = first, more] = names.split(/\s*[–-]\s*/);
  const from = getDay(first);
  const to = getDay(last);
  if (from === undefined || to === undefined || to < from || more !== undefined) return undefined;
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function getDay(name: string): number | undefined {
  return DAYS.map((days) => days.indexOf(name)).find((day) => day >= 0);
}

function clockTime(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;
}

const REFRESH_MS = 60_000;

/** The current time, set after the first effect: a page from a server or a cache has another time. */
export function useMoment(clock: () => Date): Date | undefined {
  const [moment, setMoment] = useState<Date>();
  useEffect(() => {
    const refresh = () => setMoment(clock());
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return moment;
}

interface OfficeStatusProps {
  /** Hours as the content service writes them. */
  readonly hours: string;
  readonly moment: Date | undefined;
  readonly timeZone: string;
}

/** Whether an office is open now, and until when; its hours where that cannot be determined. */
export function OfficeStatus({ hours, moment, timeZone }: OfficeStatusProps) {
  const { t } = useTexts(contentTexts.offices);
  const week = useMemo(() => parseOfficeHours(hours), [hours]);
  const state = week && moment && officeState(week, localTime(moment, timeZone));
  return (
    <p className="sg-office__hours" title={state && hours} data-state={state && getTone(state)}>
      {state ? statusText(state) : hours}
    </p>
  );

  function statusText(now: OfficeState): string {
    if (now.kind === "always") return t("offices.always");
    if (now.kind === "open") return t("offices.openUntil", { time: now.until });
    if (now.inDays === 0) return t("offices.opensToday", { time: now.opens });
    if (now.inDays === 1) return t("offices.opensTomorrow", { time: now.opens });
    return t(`offices.opensOn.${WEEK_DAYS[now.day] ?? "mon"}`, { time: now.opens });
  }
}

const WEEK_DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

function getTone({ kind }: OfficeState): "open" | "closed" {
  return kind === "closed" ? "closed" : "open";
}
