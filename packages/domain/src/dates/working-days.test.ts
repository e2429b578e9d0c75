import { expect, it } from "vitest";
import { addWorkingDays } from "./working-days.ts";

it.each([
  ["over a weekend", "2026-11-20", 1, "2026-11-23"],
  ["from a Sunday", "2026-11-22", 1, "2026-11-23"],
  ["two weeks later", "2026-11-23", 10, "2026-12-07"],
  ["over Navruz, of which one day is a Sunday", "2026-03-20", 1, "2026-03-25"],
  ["over the new year", "2026-12-31", 1, "2027-01-04"],
  ["over Idi Ramazon, a Friday of 2026", "2026-03-19", 1, "2026-03-25"],
  ["over Idi Qurbon, a Wednesday of 2026", "2026-05-26", 1, "2026-05-28"],
])("counts working days %s", (_, from, count, expected) => {
  expect(addWorkingDays(from, count)).toBe(expected);
});
