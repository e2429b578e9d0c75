import { describe, expect, it } from "vitest";
import { localTime, officeState, parseOfficeHours } from "./office-hours.tsx";

const WEEKDAYS = [
  "Пн–Пт 8:00–17:00, Сб 9:00–13:00",
  "Дш–Ҷм 8:00–17:00, Шб 9:00–13:00",
  "Mon–Fri 8:00–17:00, Sat 9:00–13:00",
];

const stateAt = (text: string, moment: string) => {
  const hours = parseOfficeHours(text);
  return hours && officeState(hours, localTime(new Date(moment), "Asia/Dushanbe"));
};

describe("the state of an office", () => {
  it.each(WEEKDAYS)("follows the hours in any language: %s", (text) => {
    // Tuesday; Dushanbe is five hours ahead of UTC.
    expect(stateAt(text, "2026-11-24T02:59:00Z")).toEqual({
      kind: "closed",
      opens: "8:00",
      inDays: 0,
      day: 1,
    });
    expect(stateAt(text, "2026-11-24T03:00:00Z")).toEqual({ kind: "open", until: "17:00" });
    expect(stateAt(text, "2026-11-24T12:00:00Z")).toEqual({
      kind: "closed",
      opens: "8:00",
      inDays: 1,
      day: 2,
    });
    // Saturday afternoon: the next opening is on Monday.
    expect(stateAt(text, "2026-11-28T09:00:00Z")).toEqual({
      kind: "closed",
      opens: "8:00",
      inDays: 2,
      day: 0,
    });
  });

  it.each(["Круглосуточно", "Шабонарӯзӣ", "Day and night"])("has no end with %s", (text) => {
    expect(stateAt(text, "2026-11-24T20:00:00Z")).toEqual({ kind: "always" });
  });

  it.each(["Каждый день 8:00–20:00", "Ҳар рӯз 8:00–20:00", "Every day 8:00–20:00"])(
    "counts each day with %s",
    (text) => {
      expect(stateAt(text, "2026-11-29T14:59:00Z")).toEqual({ kind: "open", until: "20:00" });
    },
  );

  it.each(["", "По звонку", "Пн–Пт", "Пн–Пт 17:00–8:00", "Пт–Пн 8:00–17:00", "Пн 8:00–25:00"])(
    "is not guessed from %j",
    (text) => expect(parseOfficeHours(text)).toBeUndefined(),
  );
});
