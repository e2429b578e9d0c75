import { describe, expect, it } from "vitest";
import { CAR_MAKES, carMake, carModel, carModelById, sumsOf, yearsOf } from "./car-directory.ts";

const YEAR = 2026;
const model = (make: string, name: string) => {
  const found = carMake(make);
  const known = found && carModel(found, name);
  if (!known) throw new Error(`${make} ${name} is missing`);
  return known;
};

describe("car directory", () => {
  it("knows at least 25 makes, each with models, and gives every entry an id of its own", () => {
    expect(CAR_MAKES.length).toBeGreaterThanOrEqual(25);
    expect(CAR_MAKES.every(({ models }) => models.length > 0)).toBe(true);
    const ids = CAR_MAKES.flatMap(({ models }) => models.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(CAR_MAKES.map(({ id }) => id)).size).toBe(CAR_MAKES.length);
    expect(new Set(CAR_MAKES.map(({ name }) => name)).size).toBe(CAR_MAKES.length);
  });

  it("finds by id, code and name", () => {
    const camry = model("Toyota", "Camry");
    expect(model("TOYOTA", "CAMRY")).toBe(camry);
    expect(model("toyota", String(camry.id))).toBe(camry);
    expect(carModelById(String(camry.id))).toBe(camry);
    expect(carMake("__proto__")).toBeUndefined();
  });

  it.each([20, 30, 45])("goes %i years back at most", (depth) => {
    const years = yearsOf(model("Toyota", "Corolla"), YEAR, depth);
    expect(years[0]).toBe(YEAR);
    expect(years.at(-1)).toBe(YEAR - depth);
  });

  it("ends with the last year a model was made", () => {
    expect(yearsOf(model("Daewoo", "Matiz"), YEAR, 20)[0]).toBe(2015);
  });

  it("insures an older car for less, and every car for something", () => {
    const camry = model("Toyota", "Camry");
    expect(sumsOf(camry, 2018, YEAR)).toContain(120_000);
    expect(sumsOf(camry, 2000, YEAR).length).toBeLessThan(sumsOf(camry, 2018, YEAR).length);
    for (const { models } of CAR_MAKES) {
      for (const known of models) expect(sumsOf(known, YEAR - 45, YEAR)[0]).toBe(10_000);
    }
  });
});
