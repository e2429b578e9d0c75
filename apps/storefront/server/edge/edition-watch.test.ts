import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EditionWatch } from "./edition-watch.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aWatch() {
  const shown = { content: "c1", prices: "p1", today: "2026-11-28", works: true };
  const [onChange, onFailure] = [vi.fn(), vi.fn()];
  const fetch = vi.fn(async () => {
    if (!shown.works) throw new Error("unreachable");
    return { content: shown.content, prices: shown.prices };
  });
  new EditionWatch({ fetch, today: () => shown.today, onChange, onFailure }).start();
  const pass = () => vi.advanceTimersByTimeAsync(3_000);
  const changes = () => {
    const found = onChange.mock.calls.flat();
    onChange.mockClear();
    return found;
  };
  return { shown, pass, changes, onFailure };
}

it("outdates everything with the first answer, and then what has changed", async () => {
  const { shown, pass, changes } = aWatch();
  await pass();
  expect(changes()).toEqual(["site"]);
  await pass();
  expect(changes()).toEqual([]);
  shown.content = "c2";
  await pass();
  expect(changes()).toEqual(["content"]);
  shown.prices = "p2";
  await pass();
  expect(changes()).toEqual(["prices"]);
});

it("outdates everything at midnight, since pages show the date", async () => {
  const { shown, pass, changes } = aWatch();
  await pass();
  changes();
  shown.today = "2026-11-29";
  await pass();
  expect(changes()).toEqual(["site"]);
});

it("goes on after an outage, of which it reports the beginning", async () => {
  const { shown, pass, changes, onFailure } = aWatch();
  await pass();
  changes();
  shown.works = false;
  await pass();
  await pass();
  expect(onFailure).toHaveBeenCalledOnce();
  expect(changes()).toEqual([]);
  Object.assign(shown, { works: true, prices: "p2" });
  await pass();
  expect(changes()).toEqual(["prices"]);
});
