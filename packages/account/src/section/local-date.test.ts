import { afterEach, expect, it, vi } from "vitest";
import { readLocalDate } from "./local-date.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ["Asia/Dushanbe", "2026-11-30"],
  ["UTC", "2026-11-29"],
])("reads the date of a timestamp in the time zone of the device, %s", (zone, date) => {
  vi.stubEnv("TZ", zone);
  expect(readLocalDate("2026-11-29T20:30:00Z")).toBe(date);
});
