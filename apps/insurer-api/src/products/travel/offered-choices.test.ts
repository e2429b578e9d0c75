import { expect, it } from "vitest";
import { demoTariffs } from "#src/testing/demo-content.ts";
import { offeredChoices } from "./offered-choices.ts";
import { aTrip } from "./testing/a-trip.ts";
import { travelPriceParts } from "./travel-price.ts";

const RATE = 11.8;
const total = (changes: Parameters<typeof aTrip>[0] = {}) =>
  travelPriceParts(demoTariffs.travel, aTrip(changes), RATE).reduce(
    (sum, { diram }) => sum + diram,
    0,
  ) / 100;
const offered = (changes: Parameters<typeof aTrip>[0] = {}) =>
  new Map(
    offeredChoices(demoTariffs.travel, aTrip(changes), RATE).map(({ field, value, sumPrem }) => [
      `${field} ${value}`,
      sumPrem,
    ]),
  );

it("returns the price difference of another sum and another kind of leisure", () => {
  const trip = { mainSumAssured: 30_000 };
  expect(offered(trip).get("mainSumAssured 30000")).toBe(0);
  expect(offered(trip).get("mainSumAssured 75000")).toBeCloseTo(
    total({ mainSumAssured: 75_000 }) - total(trip),
    2,
  );
  expect(offered({ sportOption: 1 }).get("spaType 0")).toBeLessThan(0);
});

it("returns the price of one more person of an age group", () => {
  const laBirthday = "1990-05-14";
  const two = total({ las: [{ laBirthday }, { laBirthday }] });
  const one = total({ las: [{ laBirthday }] });
  const prices = offered({ las: [{ laBirthday }] });
  expect(prices.get("las from4to69")).toBeCloseTo(two - one, 2);
  expect(prices.get("las from75to80")).toBeGreaterThan(prices.get("las from4to69") ?? 0);
});
