import { VEHICLE_TYPES } from "@sughurta/domain/motor";
import { describe, expect, it } from "vitest";
import {
  CAR_MAKES,
  carMake,
  carModel,
  carModelById,
  getSums,
  getYears,
  mostSeenMakes,
  typedMake,
  typedModel,
} from "./car-directory.ts";

const YEAR = 2026;
const twice = (texts: readonly string[]) =>
  texts.filter((text, index) => texts.indexOf(text) !== index);
const model = (make: string, name: string) => {
  const found = carMake(make);
  const known = found && carModel(found, name);
  if (!known) throw new Error(`${make} ${name} is missing`);
  return known;
};

describe("car directory", () => {
  it("contains at least 60 makes and 900 models, each once", () => {
    const models = CAR_MAKES.flatMap((make) => make.models);
    expect(CAR_MAKES.length).toBeGreaterThanOrEqual(60);
    expect(models.length).toBeGreaterThanOrEqual(900);
    expect(CAR_MAKES.filter((make) => make.models.length === 0)).toEqual([]);
    expect(twice(CAR_MAKES.map(({ id }) => id))).toEqual([]);
    expect(twice(CAR_MAKES.map(({ name }) => name.toLowerCase()))).toEqual([]);
    expect(twice(models.map(({ id }) => id))).toEqual([]);
  });

  it("begins with the twenty most common makes, and continues by name", () => {
    const names = CAR_MAKES.map(({ name }) => name);
    expect(mostSeenMakes).toHaveLength(20);
    expect(names.slice(0, 20)).toEqual(mostSeenMakes);
    expect(names.slice(20)).toEqual(names.slice(20).toSorted((a, b) => a.localeCompare(b, "en")));
  });

  it("contains the common cars of Tajikistan", () => {
    for (const [make, name] of [
      ["Opel", "Astra G"],
      ["Opel", "Zafira B"],
      ["Toyota", "Land Cruiser Prado 150"],
      ["Mercedes-Benz", "E-Class W211"],
      ["BMW", "5 Series E39"],
      ["Lada", "21099"],
      ["BYD", "Song Plus"],
      ["KamAZ", "65115"],
      ["Li Auto", "L9"],
    ] as const) {
      expect(model(make, name).name).toBe(name);
    }
  });

  it("has plausible years: first before last, none before the invention of cars and none in the future", () => {
    const odd = CAR_MAKES.flatMap(({ models }) => models).filter(
      ({ firstYear, lastYear = YEAR }) =>
        firstYear < 1920 || firstYear > YEAR || lastYear < firstYear || lastYear > YEAR,
    );
    expect(odd).toEqual([]);
  });

  it("has models of every kind of vehicle", () => {
    const kinds = CAR_MAKES.flatMap(({ models }) =>
      models.flatMap(({ vehicleTypes }) => vehicleTypes),
    );
    expect(new Set(kinds)).toEqual(new Set(VEHICLE_TYPES.keys()));
  });

  it("classifies vans as they are registered, every van among the cars", () => {
    const kinds = (make: string, name: string) => model(make, name).vehicleTypes;
    expect(kinds("Toyota", "Camry")).toEqual([0]);
    expect(kinds("Toyota", "Hilux")).toEqual([0, 2]);
    expect(kinds("Mercedes-Benz", "Sprinter")).toEqual([0, 2, 1]);
    const vans = CAR_MAKES.flatMap(({ models }) => models).filter(
      ({ vehicleTypes }) => vehicleTypes.length > 1,
    );
    expect(vans.filter(({ vehicleTypes }) => vehicleTypes[0] !== 0)).toEqual([]);
  });

  it("finds a typed name in both alphabets", () => {
    const toyota = typedMake("тойота");
    expect(toyota?.name).toBe("Toyota");
    expect(toyota && typedModel(toyota, "Камри")?.name).toBe("Camry");
    expect(toyota && typedModel(toyota, "Кам")).toBeUndefined();
    expect(typedMake("")).toBeUndefined();
    expect(typedMake("Musstang")).toBeUndefined();
  });

  it("finds by id, code and name", () => {
    const camry = model("Toyota", "Camry");
    expect(model("TOYOTA", "CAMRY")).toBe(camry);
    expect(model("toyota", camry.id)).toBe(camry);
    expect(carModelById(camry.id)).toBe(camry);
    expect(carModelById("TOYOTA-CAMRY")).toBe(camry);
    expect(carMake("__proto__")).toBeUndefined();
  });

  it.each([20, 30, 45])("returns at most the last %i years", (depth) => {
    const years = getYears(model("Toyota", "Corolla"), YEAR, depth);
    expect(years[0]).toBe(YEAR);
    expect(years.at(-1)).toBe(YEAR - depth);
  });

  it("ends with the last year in which a model was built", () => {
    expect(getYears(model("Daewoo", "Matiz"), YEAR, 20)[0]).toBe(2015);
  });

  it("limits the sum of an older car, and has a sum for every car", () => {
    const camry = model("Toyota", "Camry");
    expect(getSums(camry, 2018, YEAR)).toContain(120_000);
    expect(getSums(camry, 2000, YEAR).length).toBeLessThan(getSums(camry, 2018, YEAR).length);
    for (const { models } of CAR_MAKES) {
      for (const known of models) expect(getSums(known, YEAR - 45, YEAR)[0]).toBe(10_000);
    }
  });
});
