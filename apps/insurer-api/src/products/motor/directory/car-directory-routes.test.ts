import { carMarks, carModels, carSums, carYears } from "@sughurta/contracts/motor";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aService, type TestService } from "#src/testing/a-service.ts";

interface Entry {
  readonly syncId: string;
  readonly name: string;
}
let api: TestService;
beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
});
afterAll(() => api.close());

const entries = ({ data }: { data: unknown }) => data as Entry[];

describe("endpoints of the car directory", () => {
  it("return every make with its models, years and sums", async () => {
    const guest = api.as();
    const makes = entries(await guest(carMarks));
    expect(makes[0]?.name).toBe("Opel");
    for (const { syncId: productId } of makes) {
      expect(entries(await guest(carModels, { params: { productId } }))).not.toEqual([]);
    }
    const params = { modelId: "OPEL-ASTRA_G" };
    expect((await guest(carYears, { params })).data).toContain(2004);
    expect((await guest(carSums, { params, query: { year: "2004" } })).data).toContain(10_000);
  });

  it("return one kind of vehicle on request", async () => {
    const guest = api.as();
    const trucks = entries(await guest(carMarks, { query: { vehicleType: "2" } }));
    expect(trucks.map(({ name }) => name)).toContain("KamAZ");
    expect(trucks.map(({ name }) => name)).not.toContain("Lada");
    const params = { productId: "HYUNDAI" };
    const buses = entries(await guest(carModels, { params, query: { vehicleType: "1" } }));
    expect(buses.map(({ name }) => name)).toContain("County");
    expect(buses.map(({ name }) => name)).not.toContain("Accent");
  });

  it("return as many years as requested, or 45", async () => {
    const params = { modelId: "TOYOTA-COROLLA" };
    const guest = api.as();
    expect((await guest(carYears, { params, query: { depth: "30" } })).data).toHaveLength(31);
    expect((await guest(carYears, { params })).data).toHaveLength(46);
  });

  it.each([
    ["30", 10_000, 500_000],
    ["31", 10_000, 300_000],
    ["32", 10_000, 100_000],
    ["33", 10_000, 500_000],
    ["34", 1_000, 1_000],
  ])("return list %s completely", async (modelId, first, last) => {
    const sums = (await api.as()(carSums, { params: { modelId } })).data as unknown as number[];
    expect([sums[0], sums.at(-1)]).toEqual([first, last]);
  });

  it("reject an unknown make, a model of another make, and an unknown list", async () => {
    const guest = api.as();
    expect((await guest(carModels, { params: { productId: "BATMOBILE" } })).status).toBe(404);
    expect((await guest(carYears, { params: { modelId: "TOYOTA" } })).status).toBe(404);
    expect((await guest(carSums, { params: { modelId: "29" } })).status).toBe(404);
  });
});
