import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createPriceCache } from "./price-cache.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PRICES = "/api/starting_prices";
const TRIP = "/api/trip_price?country=TR";

function aCache() {
  let edition = "1";
  let works = true;
  const onChange = vi.fn();
  const fetch = vi.fn(async () => {
    if (!works) throw new Error("unreachable");
    return { edition };
  });
  const cache = createPriceCache(fetch, { onChange, onFailure: () => {} });
  const get = async (path: string) =>
    JSON.parse(String((await cache.get(path, "ru", 1_000))?.wire)).edition;
  return {
    get,
    fetch,
    onChange,
    change: () => {
      edition = "2";
    },
    fail: () => {
      works = false;
    },
  };
}

it("drops every price within half a minute after a change, without a visit", async () => {
  const { get, onChange, change } = aCache();
  expect([await get(PRICES), await get(TRIP)]).toEqual(["1", "1"]);
  change();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onChange).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(onChange).toHaveBeenCalledOnce();
  expect(await get(TRIP)).toBe("2");
});

it("asks for nothing before a page has shown a price", async () => {
  const { fetch } = aCache();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(fetch).not.toHaveBeenCalled();
});

it("shows no price older than a minute while the service fails", async () => {
  const { get, fail } = aCache();
  await get(TRIP);
  fail();
  await vi.advanceTimersByTimeAsync(61_000);
  await expect(get(TRIP)).rejects.toThrow();
});
