import { describe, expect, it } from "vitest";
import { busyHour, buyersInLine, type Cost, copiesFor, type Machines } from "./shop-model.ts";

const purchase: Cost = {
  siteMs: 10,
  apiMs: 40,
  databaseMs: 6,
  requests: 5,
  statements: 50,
  waitMs: 100,
  backgroundApiMs: 20,
};
const machines: Machines = {
  apis: 1,
  apiShare: 0.25,
  sites: 2,
  siteShare: 1,
  databaseCores: 2,
  roundTripMs: 0,
};
const rate = (change: Partial<Machines>) =>
  buyersInLine(purchase, 8, { ...machines, ...change }).flows.get("purchase");

describe("the model of the shop", () => {
  it("sells as much as insurer-api has time for: what it does later counts too", () => {
    expect(rate({})?.perSecond).toBeCloseTo(0.25 / 0.06, 1);
    expect(rate({ apis: 2 })?.perSecond).toBeCloseTo(0.5 / 0.06, 0);
  });

  it("lets a distant database lengthen a purchase by its round trips while nothing is busy", () => {
    const one = (roundTripMs: number) =>
      buyersInLine(purchase, 1, { ...machines, apis: 8, roundTripMs }).flows.get("purchase")
        ?.meanMs ?? 0;
    expect((one(5) - one(0)) / 250).toBeCloseTo(1, 1);
  });

  it("finds copies with which no server is busy for more than six tenths of the time", () => {
    const visit = {
      page: {
        cost: { ...purchase, apiMs: 0, backgroundApiMs: 0, requests: 1, waitMs: 0 },
        perPurchase: 20,
      },
      purchase: { cost: purchase, perPurchase: 1 },
    };
    const shares = { apiShare: 1, siteShare: 1 };
    const { apis, sites, databaseCores } = copiesFor(visit, 36_000, shares);
    const { busy } = busyHour(visit, 36_000, {
      ...machines,
      ...shares,
      apis,
      sites,
      databaseCores,
    });
    expect([apis, sites]).toEqual([1, 4]);
    for (const share of busy.values()) expect(share).toBeLessThan(0.65);
  });
});
